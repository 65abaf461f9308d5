import { expect, test } from 'vitest';
import { isKnownHost } from './known-host.ts';

const site = { origin: 'https://softbox.example', listenHost: '0.0.0.0' };

test('the public name and loopback are known, whatever the port', () => {
  for (const host of ['softbox.example', 'softbox.example:443', 'localhost:3000', '127.0.0.1', '[::1]:3000']) {
    expect(isKnownHost(host, site), host).toBe(true);
  }
});

test('other names, look-alikes and nonsense are not', () => {
  for (const host of [
    'evil.example',
    'softbox.example.evil.example',
    'softbox.example@evil.example',
    '',
    'a b',
    undefined,
  ]) {
    expect(isKnownHost(host, site), host).toBe(false);
  }
});
