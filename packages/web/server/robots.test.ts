import { expect, test } from 'vitest';
import { robots } from './robots.ts';

const ORIGIN = 'https://softbox.example';

test('under its public name the site is open, but for what is private', () => {
  for (const host of ['softbox.example', 'softbox.example:443']) {
    const rules = robots(host, ORIGIN);
    expect(rules).toContain('Disallow: /*/admin\n');
    expect(rules).toContain('Disallow: /api/\n');
    expect(rules).not.toContain('Disallow: /\n');
    expect(rules).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
  }
});

test('a robot that comes by another name is sent away, so that nothing is listed twice', () => {
  for (const host of ['127.0.0.1:3000', 'staging.softbox.example', undefined])
    expect(robots(host, ORIGIN)).toBe('User-agent: *\nDisallow: /\n');
});

test('a trial on this machine is public under its own address', () => {
  expect(robots('127.0.0.1:3000', 'http://127.0.0.1:3000')).toContain('Sitemap: http://127.0.0.1:3000/sitemap.xml');
});
