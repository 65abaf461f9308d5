import type { TestApi } from '../testing.ts';

const ORIGIN = 'http://127.0.0.1:3000';

export interface Sender {
  cookies?: Record<string, string>;
  token?: string;
}

/** One request of the tus protocol. */
export async function tus(
  api: TestApi,
  {
    method,
    path,
    offset,
    content,
    cookies = {},
    token,
  }: Sender & {
    method: 'HEAD' | 'PATCH';
    path: string;
    offset?: number;
    content?: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  },
): Promise<Response> {
  const headers = new Headers({ 'tus-resumable': '1.0.0', 'sec-fetch-site': 'same-origin' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  headers.set(
    'cookie',
    Object.entries(cookies)
      .map((pair) => pair.join('='))
      .join('; '),
  );
  if (content) {
    headers.set('content-type', 'application/offset+octet-stream');
    headers.set('upload-offset', String(offset ?? 0));
    if (content instanceof Uint8Array) headers.set('content-length', String(content.length));
  }
  const init = { method, headers, ...(content ? { body: content, duplex: 'half' } : {}) };
  const answer = await api.handle(new Request(ORIGIN + path, init), '127.0.0.1');
  if (!answer) throw new Error(`${path} is none of the API's paths`);
  return answer;
}

/** Announces, sends and (unless told otherwise) finishes a file as the site's own client does. */
export async function sendFile(
  api: TestApi,
  {
    name = '제품.png',
    content,
    cookies,
    token,
    finish = true,
  }: Sender & { name?: string; content: Uint8Array<ArrayBuffer>; finish?: boolean },
) {
  const sender = { ...(cookies ? { cookies } : {}), ...(token ? { token } : {}) };
  const reserved = await api.request('POST', '/api/files', { body: { name, bytes: content.length }, ...sender });
  if (reserved.status !== 200) return reserved;
  const sent = await tus(api, { method: 'PATCH', path: reserved.body.uploadPath, content, ...sender });
  if (sent.status !== 204) throw new Error(`PATCH answered ${sent.status}: ${await sent.text()}`);
  if (!finish) return reserved;
  return api.request('POST', `/api/files/${reserved.body.id}/finish`, { body: {}, ...sender });
}
