import { UNPREFIXED } from '@softbox/config/paths';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite } from './site.testing.ts';

let site: Awaited<ReturnType<typeof startTestSite>>;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

test('[R-02] a redirect hands the query on as it was written', async () => {
  const query = '?name=caf%C3%A9%20au%20lait&sum=1%2B1&plus=a+b&index';
  for (const path of UNPREFIXED) {
    const pathname = path && `/${path.replace(':id', '7')}`;
    const answer = await site.get(`${pathname || '/'}${query}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(`/us${pathname}${query}`);
  }
});

test('[R-01] so does the redirect of a prefix in capitals', async () => {
  const answer = await site.get('/KR/terms?a=b%20c');
  expect(answer.headers.get('location')).toBe('/kr/terms?a=b%20c');
});
