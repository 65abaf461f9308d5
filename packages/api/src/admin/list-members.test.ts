import { authUsers } from '@softbox/db';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('[C-13][A-09] the administrator reads every member, newest first, without a secret', async () => {
  const made = [];
  for (let count = 0; count < 3; count++) {
    made.push((await api.signUp()).user.email);
    api.clock.advance(1000);
  }
  const administrator = await api.signUp({ role: 'owner' });
  const { status, body, text } = await api.request('GET', '/api/admin/users', { token: administrator.token });
  expect(status).toBe(200);
  const emails = body.users.map(({ email }: { email: string }) => email);
  expect(emails.slice(0, 4)).toEqual([administrator.user.email, ...made.reverse()]);
  expect(emails).toHaveLength(await api.db.read.$count(authUsers));
  for (const user of body.users)
    expect(Object.keys(user).sort()).toEqual([
      'createdAt',
      'email',
      'firstName',
      'id',
      'lastName',
      'phone',
      'username',
    ]);
  expect(text).not.toContain('argon2');
});

test('[X-03] members are refused to everybody else', async () => {
  const { token } = await api.signUp();
  expect((await api.request('GET', '/api/admin/users')).status).toBe(401);
  const refused = await api.request('GET', '/api/admin/users', { token });
  expect(refused.status).toBe(403);
  expect(refused.body).not.toHaveProperty('users');
});
