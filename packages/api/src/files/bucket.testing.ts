import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const KEYS = { access: 'AKTEST', secret: 'a-secret-of-the-bucket', region: 'ap-northeast-2' };

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Signature Version 4, worked out from what arrived and from the secret, as Amazon describes it. */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const [, day = '', signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=AKTEST\/(\d{8})\/ap-northeast-2\/s3\/aws4_request, SignedHeaders=(\S+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const lines = signedHeaders.split(';').map((name) => `${name}:${headers[name]}\n`);
  const content = String(headers['x-amz-content-sha256']);
  const asked = [method, url, '', lines.join(''), signedHeaders, content].join('\n');
  const scope = `${day}/${KEYS.region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(asked)].join('\n');
  const key = [day, KEYS.region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${KEYS.secret}`);
  return signature === hmac(key, toSign).toString('hex');
}

/** A bucket that speaks as much S3 over HTTP as keeping files needs: signed PUT, GET and DELETE of paths. */
export async function startBucket() {
  const kept = new Map<string, Buffer>();
  /** How many requests to come are answered like an overloaded bucket's. */
  let failures = 0;
  const server = createServer(async (request, response) => {
    const { method, url = '' } = request;
    const body = await buffer(request);
    const object = kept.get(url);
    if (failures > 0) {
      failures -= 1;
      response.writeHead(503).end();
    } else if (!isSigned(request)) response.writeHead(403).end();
    else if (!url.startsWith('/studio/')) response.writeHead(404).end();
    else if (method === 'PUT') {
      kept.set(url, body);
      response.end();
    } else if (method === 'DELETE') {
      kept.delete(url);
      response.writeHead(204).end();
    } else if (object) response.writeHead(200, { 'content-length': object.length }).end(object);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    url: `http://127.0.0.1:${port}/studio`,
    kept,
    failNext: (count: number) => {
      failures = count;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
