import { type Api, createKeptAnswers } from '@softbox/api';
import { LIMITS } from '@softbox/config/limits';
import type { Assets } from '../src/assets.ts';
import { contentPolicy } from './security-headers.ts';

type PageCode = typeof import('../src/entry-server.tsx');

export interface PageOptions {
  api: Api;
  origin: string;
  development: boolean;
  /** What draws pages; in development it is loaded anew for every request. */
  loadPages(): Promise<PageCode>;
  assetsFor(modules: readonly string[]): Assets;
}

interface Visit {
  ip: string;
  onError(error: unknown): void;
}

const HTML = 'text/html; charset=utf-8';

/** Answers requests for pages: public ones out of memory, all others drawn for whoever asks. */
export function createPages({ api, origin, development, loadPages, assetsFor }: PageOptions) {
  const kept = createKeptAnswers({
    contentVersion: api.contentVersion,
    maxBytes: LIMITS.keptPagesBytes,
    // The chosen language.
    vary: 'Cookie',
  });
  let policy = { of: '', is: '' };

  function policyFor(script: string): string {
    const { style } = assetsFor([]);
    const inline = { script, style: 'text' in style ? style.text : '' };
    if (policy.of !== script) policy = { of: script, is: contentPolicy({ development, inline }) };
    return policy.is;
  }

  const draw = ({ render }: PageCode, request: Request, { ip, onError }: Visit) =>
    render(request, {
      router: api.router,
      createContext: (asked) => api.createContext(asked, ip, new Headers()),
      locate: () => api.locate(request, ip),
      assetsFor,
      origin,
      onError,
    });

  async function drawn(code: PageCode, request: Request, visit: Visit): Promise<Response> {
    const page = await draw(code, request, visit);
    // Redirects hang on who asks, and errors pass.
    const forOne = { 'cache-control': 'private, no-cache' };
    if (page instanceof Response) {
      page.headers.set('cache-control', forOne['cache-control']);
      return page;
    }
    const headers = new Headers({ ...forOne, 'content-type': HTML });
    if (!page.isPublic) headers.set('cache-control', 'private, no-store');
    // Links in mails carry secrets in the query; they must not reach other sites.
    if (/token=|key=/.test(request.url)) headers.set('referrer-policy', 'no-referrer');
    return new Response(page.html, { status: page.status, headers });
  }

  async function find(code: PageCode, request: Request, visit: Visit): Promise<Response> {
    const asked = development ? null : code.publicPage(request);
    if (!asked) return drawn(code, request, visit);
    return kept.answer(asked.key, request, async () => {
      const page = await draw(code, asked.request, { ...visit, ip: '' });
      if (page instanceof Response) throw new Error(`${request.url} is a page and redirects.`);
      return { status: page.status, type: HTML, body: page.html, keep: page.isWhole };
    });
  }

  return async (request: Request, visit: Visit): Promise<Response> => {
    const code = await loadPages();
    const answer = await find(code, request, visit);
    answer.headers.set('content-security-policy', policyFor(code.earlyScript));
    return answer;
  };
}
