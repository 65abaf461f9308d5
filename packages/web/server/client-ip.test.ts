import { expect, test } from 'vitest';
import { clientIp } from './client-ip.ts';

test('a visitor cannot choose an address of their own', () => {
  expect(clientIp('203.0.113.9', '1.2.3.4', false)).toBe('203.0.113.9');
  expect(clientIp('10.0.0.1', '1.2.3.4, 203.0.113.9', true)).toBe('203.0.113.9');
});

test('without a forwarded address the socket tells; IPv4 in IPv6 clothes is IPv4', () => {
  expect(clientIp('::ffff:203.0.113.9', undefined, true)).toBe('203.0.113.9');
});
