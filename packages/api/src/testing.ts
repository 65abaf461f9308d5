import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CountryCode } from '@softbox/config/countries';
import { readEnv, type ServerEnv } from '@softbox/config/env';
import type { Language } from '@softbox/config/languages';
import { isStaff, type Role } from '@softbox/config/roles';
import { authUsers } from '@softbox/db';
import { openTestDb } from '@softbox/db/testing';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { createApi } from './api.ts';
import { createCaller } from './app.ts';
import type { Actor } from './context.ts';
import { drainJobs } from './jobs/runner.ts';
import { shareSandboxKeys } from './payment/sandbox-keys.testing.ts';

const ORIGIN = 'http://127.0.0.1:3000';

interface RequestOptions {
  body?: unknown;
  headers?: Record<string, string>;
  token?: string;
  cookies?: Record<string, string>;
}

interface CallerOptions {
  actor?: Actor;
  country?: CountryCode;
  language?: Language;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
  responseHeaders?: Headers;
}

const cookieHeader = (cookies: Record<string, string>) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

/** Name and value of every Set-Cookie header; an empty value means that the cookie was removed. */
export const cookiesOf = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    headers.getSetCookie().map((line) => {
      const [pair = ''] = line.split(';');
      return [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    }),
  );

/** The whole API on a database of its own, with a clock that is moved by hand. */
export async function startTestApi(options: { env?: Partial<ServerEnv> } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'softbox-api-'));
  shareSandboxKeys(folder);
  const made = await openTestDb();
  made.close();
  let time = new Date('2026-11-20T03:00:00Z').getTime();
  const advance = (ms: number) => {
    time += ms;
  };
  const clock = { now: () => new Date(time), advance };
  const env: ServerEnv = {
    ...readEnv({ NODE_ENV: 'test', PORT: '3000', DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT: 'off' }),
    DATABASE_URL: made.url,
    ADMIN_PASSWORD: 'administrator-1',
    ALLOW_SANDBOX_PAYMENTS: true,
    ...options.env,
  };
  const deliver = async (request: Request): Promise<Response> =>
    (await api.handle(request, '127.0.0.1')) ?? new Response(null, { status: 404 });
  const api = await createApi({ env, clock, deliver });
  const { services } = api;
  const { db } = services;

  async function caller(given: CallerOptions = {}) {
    const headers = new Headers({
      'sec-fetch-site': 'same-origin',
      'x-softbox-country': given.country ?? 'KR',
      'x-softbox-language': given.language ?? 'ko',
      ...given.headers,
    });
    if (given.cookies) headers.set('cookie', cookieHeader(given.cookies));
    const request = new Request(`${ORIGIN}/api/trpc`, { headers });
    const context = await api.createContext(request, '127.0.0.1', given.responseHeaders ?? new Headers());
    return createCaller(given.actor ? { ...context, actor: given.actor } : context);
  }

  async function request(method: string, path: string, given: RequestOptions = {}) {
    const headers = new Headers({ 'sec-fetch-site': 'same-origin', 'accept-language': 'ko' });
    if (given.body !== undefined) headers.set('content-type', 'application/json');
    if (given.token) headers.set('authorization', `Bearer ${given.token}`);
    if (given.cookies) headers.set('cookie', cookieHeader(given.cookies));
    for (const [name, value] of Object.entries(given.headers ?? {})) headers.set(name, value);
    const sent = typeof given.body === 'string' ? given.body : JSON.stringify(given.body);
    const init = { method, headers, ...(given.body === undefined ? {} : { body: sent }) };
    const response = await api.handle(new Request(`${ORIGIN}${path}`, init), '127.0.0.1');
    if (!response) throw new Error(`${path} is none of the API's paths`);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    // Tests look into answers of every shape: a parsed HTTP body has no static type.
    const body: ReturnType<typeof JSON.parse> = isJson && text ? JSON.parse(text) : null;
    return {
      status: response.status,
      headers: response.headers,
      text,
      body,
    };
  }

  let members = 0;
  async function signUp(given: { email?: string; role?: Role } = {}) {
    const email = given.email ?? `member${++members}@example.com`;
    const visitor = await caller();
    const { token, user } = await visitor.auth.register({
      email,
      password: 'secret-1',
      firstName: '민지',
      lastName: '김',
    });
    const role = given.role ?? 'customer';
    if (isStaff(role)) await db.write((tx) => tx.update(authUsers).set({ role }).where(eq(authUsers.id, user.id)));
    const { actor } = await whoIs(token);
    return { token, user: { ...user, role }, actor };
  }

  const whoIs = (token: string) =>
    api.createContext(
      new Request(ORIGIN, { headers: { authorization: `Bearer ${token}` } }),
      '127.0.0.1',
      new Headers(),
    );

  /** The mails that were sent, oldest first. */
  async function mails() {
    const box = join(folder, 'mail');
    const names = readdirSync(box, { withFileTypes: true })
      .map((entry) => entry.name)
      .filter((name) => name.endsWith('.eml'))
      .sort();
    return Promise.all(
      names.map(async (name) => {
        const mail = await PostalMime.parse(readFileSync(join(box, name)));
        return {
          to: mail.to?.[0]?.address ?? '',
          subject: mail.subject ?? '',
          text: mail.text ?? '',
          html: mail.html ?? '',
          attachments: mail.attachments.map(({ filename }) => filename ?? ''),
        };
      }),
    );
  }

  return {
    services,
    db,
    clock,
    caller,
    request,
    signUp,
    whoIs,
    mails,
    drainJobs: () => drainJobs(services),
    handle: api.handle,
    close: async () => {
      await api.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>;
