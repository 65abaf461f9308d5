import { AppError } from '@softbox/config/errors';

/** The body's bytes; PAYLOAD_TOO_LARGE as soon as it is longer than `maxBytes`, whatever Content-Length says. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw new AppError('PAYLOAD_TOO_LARGE');
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw new AppError('PAYLOAD_TOO_LARGE');
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** A JSON object and nothing else; an empty body is an empty object. */
export async function readJsonObject(request: Request, maxBytes: number): Promise<Record<string, unknown>> {
  const bytes = await readBody(request, maxBytes);
  if (bytes.length === 0) return {};
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new AppError('MALFORMED_BODY');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new AppError('MALFORMED_BODY');
  return { ...value };
}
