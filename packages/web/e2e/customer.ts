import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { STORAGE_KEYS } from '@softbox/config/storage-keys';
import { newEmail } from './fixtures.ts';

export const PASSWORD = 'a-good-secret-7';

export interface Customer {
  email: string;
  token: string;
}

/** A new customer, registered over REST. */
export async function register(request: APIRequestContext): Promise<Customer> {
  const email = newEmail();
  const data = { email, username: email.split('@')[0], password: PASSWORD, firstName: 'Jane', lastName: 'Doe' };
  const answer = await request.post('/api/auth/register', { data });
  expect(answer.ok()).toBe(true);
  const { token } = await answer.json();
  return { email, token };
}

export async function signIn(request: APIRequestContext, account: { email: string; password: string }) {
  const answer = await request.post('/api/auth/login', { data: account });
  expect(answer.ok()).toBe(true);
  const { token }: { token: string } = await answer.json();
  return token;
}

/** The page starts signed in; signing out lasts, for the token is put there once per tab. */
export const startSignedIn = (page: Page, token: string) =>
  page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('started')) return;
      sessionStorage.setItem('started', 'yes');
      localStorage.setItem(key, value);
    },
    [STORAGE_KEYS.authToken, token] as const,
  );

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
