import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import type { ContentVersion } from './catalog/content-version.ts';

/** An answer that is the same for everybody who asks with the same key. */
export interface Made {
  status: number;
  type: string;
  body: string;
  /** False for what went wrong or is not there: whoever asks next has it made anew. */
  keep: boolean;
}

interface Kept {
  etag: string;
  type: string;
  br: Buffer<ArrayBuffer>;
  gzip: Buffer<ArrayBuffer>;
}

export interface KeptAnswers {
  /** Answers from memory, else by `make`, which must look at nothing but what `key` says. */
  answer(key: string, request: Request, make: () => Promise<Made>): Promise<Response>;
}

interface Options {
  contentVersion: ContentVersion;
  maxBytes: number;
  /** Request headers that decide about the answer, beside Accept-Encoding. */
  vary?: string;
}

/** The best that takes no longer than drawing a page does. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } };

async function compress({ body, type }: Made): Promise<Kept> {
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(body, BROTLI), promisify(gzip)(body)]);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { br, gzip: gzipped, type, etag: `W/"${hash}"` };
}

const listIn = (header: string | null) => (header ?? '').split(',').map((part) => part.trim());

const holds = (request: Request, etag: string) =>
  listIn(request.headers.get('if-none-match')).some((held) => held === '*' || held === etag || `W/${held}` === etag);

function respond(kept: Kept, request: Request, vary: string): Response {
  const { etag, type } = kept;
  // Anybody may keep it, and asks whether it still holds before showing it again.
  const headers = new Headers({ etag, vary, 'cache-control': 'public, no-cache' });
  if (holds(request, etag)) return new Response(null, { status: 304, headers });
  const accepted = listIn(request.headers.get('accept-encoding'));
  const encoding = (['br', 'gzip'] as const).find((known) => accepted.includes(known));
  headers.set('content-type', type);
  if (encoding) headers.set('content-encoding', encoding);
  return new Response(encoding ? kept[encoding] : brotliDecompressSync(kept.br), { headers });
}

const sizeOf = ({ br, gzip }: Kept) => br.length + gzip.length;

/** Keeps answers as compressed bytes for as long as the contents are what they were made of; the oldest leave first. */
export function createKeptAnswers({ contentVersion, maxBytes, vary }: Options): KeptAnswers {
  let version = '';
  let kept = new Map<string, Kept>();
  let bytes = 0;
  /** Many who ask at once for what is not there wait for one to make it. */
  let making = new Map<string, Promise<Made | Kept>>();

  function store(key: string, answer: Kept): void {
    kept.set(key, answer);
    bytes += sizeOf(answer);
    for (const [oldest, gone] of kept) {
      if (bytes <= maxBytes) break;
      kept.delete(oldest);
      bytes -= sizeOf(gone);
    }
  }

  async function makeAndStore(key: string, make: () => Promise<Made>): Promise<Made | Kept> {
    // What is made of contents that have changed meanwhile answers those who asked, and nobody else.
    const mine = kept;
    const made = await make();
    if (!made.keep) return made;
    const answer = await compress(made);
    if (mine === kept) store(key, answer);
    return answer;
  }

  function makeOnce(key: string, make: () => Promise<Made>): Promise<Made | Kept> {
    const begun = making.get(key);
    if (begun) return begun;
    const mine = making;
    const answer = makeAndStore(key, make).finally(() => mine.delete(key));
    mine.set(key, answer);
    return answer;
  }

  return {
    async answer(key, request, make) {
      const current = await contentVersion();
      if (current !== version) {
        version = current;
        kept = new Map();
        making = new Map();
        bytes = 0;
      }
      const answer = kept.get(key) ?? (await makeOnce(key, make));
      if ('etag' in answer) return respond(answer, request, vary ? `Accept-Encoding, ${vary}` : 'Accept-Encoding');
      const headers = { 'content-type': answer.type, 'cache-control': 'private, no-cache' };
      return new Response(answer.body, { status: answer.status, headers });
    },
  };
}
