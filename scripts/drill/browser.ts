import { setTimeout as wait } from 'node:timers/promises';

export interface Answer {
  status: number;
  location: string | null;
  // What a server says has no static type; every use of it is checked by what comes of it.
  body: ReturnType<typeof JSON.parse>;
}

interface Asked {
  method?: 'GET' | 'POST';
  json?: unknown;
  form?: Record<string, string>;
  token?: string | undefined;
}

async function ask(url: string, { method = 'POST', json, form, token }: Asked): Promise<Answer> {
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    ...(form ? { body: new URLSearchParams(form) } : {}),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    location: response.headers.get('location'),
    body: isJson && text ? JSON.parse(text) : {},
  };
}

/** How many answers all browsers of this drill have had. */
export const answered = { count: 0 };

/** Repeats a request until the server answers it: what a browser, a person or a proxy does when a server dies. */
export async function insist(url: string, asked: Asked): Promise<Answer> {
  for (;;) {
    try {
      const answer = await ask(url, asked);
      answered.count++;
      if (answer.status < 500) return answer;
    } catch {
      // No answer, or half of one: nothing was acknowledged.
    }
    await wait(20 + Math.random() * 80);
  }
}

interface Next {
  type: string;
  url?: string;
  content?: string;
  fields?: Record<string, string>;
}

/** Does what a browser does with the next step of a payment; answers the session its page is about. */
export async function arrive(origin: string, next: Next): Promise<string | null> {
  const sessionIn = (url: string | null | undefined) => /\/sandbox\/pay\/(\w+)/.exec(url ?? '')?.[1] ?? null;
  if (next.type === 'toss-window') {
    const { body } = await insist(`${origin}/sandbox/toss/payments`, { json: { ...next, language: 'ko' } });
    return sessionIn(body.url);
  }
  const known = sessionIn(next.url ?? next.content);
  if (known || !next.url) return known;
  const brought = await insist(next.url, next.fields ? { form: next.fields } : { method: 'GET' });
  return sessionIn(brought.location);
}
