import { inflateRawSync } from 'node:zlib';
import type { TestApi } from '../testing.ts';

interface Asking {
  token: string;
  body: Record<string, unknown>;
}

/** What an archive holds, read by its central directory as every other program does. */
export async function entriesOf(api: TestApi, path: string, { token, body }: Asking): Promise<Map<string, Buffer>> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
  };
  const request = new Request(`http://127.0.0.1:3000${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await api.handle(request, '127.0.0.1');
  if (answer?.status !== 200) throw new Error(`${answer?.status}: ${await answer?.text()}`);
  const zip = Buffer.from(await answer.arrayBuffer());
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  const entries = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]; // three in, three out
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = zip.subarray(start, start + packed);
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString();
    entries.set(name, method === 8 ? inflateRawSync(content) : content);
    at += 46 + nameLength + extra + comment;
  }
  return entries;
}
