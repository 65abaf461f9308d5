import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { openApi } from './openapi.ts';
import { referencePage } from './reference.ts';

const document = openApi('https://softbox.example');

test('the OpenAPI document is valid 3.1', async () => {
  const result = await new Validator().validate(structuredClone(document));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  expect(document.openapi).toMatch(/^3\.1/);
});

test('every call of the specification is in it', () => {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  for (const call of [
    'GET /auth/me',
    'POST /auth/login',
    'POST /auth/register',
    'POST /auth/check-email',
    'POST /auth/forgot-password',
    'POST /auth/reset-password',
    'GET /auth/profile',
    'PUT /auth/profile',
    'POST /orders',
    'POST /payment',
    'PATCH /orders/{orderId}/status',
    'GET /orders',
    'GET /admin/users',
    'POST /contact',
  ])
    expect(calls).toContain(call);
});

test('the reference page names every path', () => {
  const html = referencePage(document);
  for (const path of Object.keys(document.paths)) expect(html).toContain(`/api${path.replace('&', '&amp;')}`);
  expect(html).not.toContain('undefined');
});
