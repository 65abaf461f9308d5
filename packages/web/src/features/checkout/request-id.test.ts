import { expect, test } from 'vitest';
import { createRequestIds } from './request-id.ts';

test('[C-09] a second click is the same request, another content another one', () => {
  const idFor = createRequestIds();
  const form = { customerName: '김하나', totalAmount: '43200' };
  const first = idFor(form);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(idFor({ ...form })).toBe(first);
  const changed = idFor({ ...form, totalAmount: '45600' });
  expect(changed).not.toBe(first);
});

test('two forms never share an id', () => {
  expect(createRequestIds()({ a: 1 })).not.toBe(createRequestIds()({ a: 1 }));
});
