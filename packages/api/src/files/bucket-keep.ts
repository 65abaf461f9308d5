import { readFile } from 'node:fs/promises';
import type { ServerEnv } from '@softbox/config/env';
import { AwsClient } from 'aws4fetch';
import type { Keep } from './file-store.ts';

/** An S3-compatible bucket, addressed by path. A file fits into memory: it is at most FILE_LIMITS.bytes long. */
export function createBucketKeep(env: ServerEnv): Keep {
  const client = new AwsClient({
    accessKeyId: env.FILES_ACCESS_KEY ?? '',
    secretAccessKey: env.FILES_SECRET_KEY ?? '',
    service: 's3',
    region: env.FILES_REGION,
    retries: 3,
  });
  const bucket = env.FILES_BUCKET_URL?.replace(/\/+$/, '');
  const urlOf = (key: string) => `${bucket}/${encodeURIComponent(key)}`;

  async function ask(key: string, init?: RequestInit): Promise<Response> {
    const answer = await client.fetch(urlOf(key), init);
    if (!answer.ok && answer.status !== 404) throw new Error(`the bucket answered ${answer.status}`);
    return answer;
  }
  return {
    async put(key, path) {
      const answer = await ask(key, { method: 'PUT', body: await readFile(path) });
      if (!answer.ok) throw new Error('the bucket does not exist');
    },
    async open(key) {
      const answer = await ask(key);
      if (!answer.ok || !answer.body) return null;
      return { body: answer.body, bytes: Number(answer.headers.get('content-length')) };
    },
    async remove(key) {
      await ask(key, { method: 'DELETE' });
    },
  };
}
