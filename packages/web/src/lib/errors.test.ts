import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { failureOf, httpErrorOf, refuseForeignAnswer } from './errors.ts';

test('[M-01] a foreign failure reads status, colon, space and the body', async () => {
  expect((await httpErrorOf(new Response('Bad gateway', { status: 502 }))).message).toBe('502: Bad gateway');
});

test('[M-01] an empty body gives the status text', async () => {
  const error = await httpErrorOf(new Response('', { status: 503, statusText: 'Service Unavailable' }));
  expect(error.message).toBe('503: Service Unavailable');
});

test('answers in JSON pass, even failures: they carry our own words', async () => {
  const ours = Response.json({ error: {} }, { status: 400 });
  expect(await refuseForeignAnswer(ours)).toBe(ours);
});

test('a failure of ours keeps its code, its status and the words of its fields', () => {
  const error = TRPCClientError.from({
    error: {
      message: '입력값을 다시 확인해주세요.',
      code: -32600,
      data: {
        code: 'BAD_REQUEST',
        httpStatus: 400,
        app: { code: 'VALIDATION', fields: { email: '이메일을 입력해주세요.' } },
      },
    },
  } as never); // the shape is the router's; the constructor asks for any router's
  expect(failureOf(error)).toMatchObject({
    code: 'VALIDATION',
    status: 400,
    fields: { email: '이메일을 입력해주세요.' },
    offline: false,
  });
});

test('a call without an answer counts as offline', () => {
  expect(failureOf(TRPCClientError.from(new TypeError('Failed to fetch')))).toMatchObject({
    code: null,
    offline: true,
  });
});
