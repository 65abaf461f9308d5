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

/** What each kind of request is about, by its path. */
const ABOUT: [RegExp, string][] = [
  [/^\/api\/orders\/.*\/(refunds|cancellation)$/, 'refund'],
  [/^\/api\/orders/, 'order'],
  [/^\/api\/payment$/, 'payment'],
  [/^\/api\/payments\/return/, 'way back'],
  [/^\/sandbox/, 'provider’s page'],
  [/./, 'other'],
];

export type Browser = ReturnType<typeof openBrowser>;

/** What buyers ask of several servers of one site, as through a proxy that does not know which of them is dead. */
export function openBrowser(origins: readonly string[]) {
  const underWay = new Map(origins.map((origin) => [origin, new Map<object, string>()]));
  let answers = 0;

  /** Repeats a request until a server answers it: what a browser, a person or a proxy does when a server dies. */
  async function insist(url: string, asked: Asked): Promise<Answer> {
    const { pathname, search } = new URL(url, origins[0]);
    const about = ABOUT.find(([path]) => path.test(pathname))?.[1] ?? '';
    for (;;) {
      const origin = origins[Math.floor(Math.random() * origins.length)] ?? '';
      const request = {};
      underWay.get(origin)?.set(request, about);
      try {
        const answer = await ask(`${origin}${pathname}${search}`, asked);
        answers++;
        if (answer.status < 500) return answer;
      } catch {
        // No answer, or half of one: nothing was acknowledged.
      } finally {
        underWay.get(origin)?.delete(request);
      }
      await wait(20 + Math.random() * 80);
    }
  }

  /** Does what a browser does with the next step of a payment; answers the session its page is about. */
  async function arrive(next: Next): Promise<string | null> {
    const sessionIn = (url: string | null | undefined) => /\/sandbox\/pay\/(\w+)/.exec(url ?? '')?.[1] ?? null;
    if (next.type === 'toss-window') {
      const { body } = await insist('/sandbox/toss/payments', { json: { ...next, language: 'ko' } });
      return sessionIn(body.url);
    }
    const known = sessionIn(next.url ?? next.content);
    if (known || !next.url) return known;
    const brought = await insist(next.url, next.fields ? { form: next.fields } : { method: 'GET' });
    return sessionIn(brought.location);
  }

  return {
    insist,
    arrive,
    /** How many answers all buyers have had. */
    answers: () => answers,
    /** What is asked of a server and not answered yet, by kind. */
    askedOf: (origin: string): string[] => [...(underWay.get(origin)?.values() ?? [])],
  };
}

interface Next {
  type: string;
  url?: string;
  content?: string;
  fields?: Record<string, string>;
}
