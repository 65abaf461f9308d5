import type { ServerEnv } from '@softbox/config/env';
import { createBucketKeep } from './bucket-keep.ts';
import { createDiskKeep } from './disk-keep.ts';
import { createIncoming, type Incoming } from './incoming.ts';

/** Content of a kept file or of its preview. */
export interface FileContent {
  body: ReadableStream<Uint8Array>;
  bytes: number;
}

/** Where finished files stay: this machine's disk, or an S3-compatible bucket. Keys are file ids, never names. */
export interface Keep {
  /** Takes a copy of a local file in, over one that a broken try has left. */
  put(key: string, path: string): Promise<void>;
  /** Null where there is none. */
  open(key: string): Promise<FileContent | null>;
  remove(key: string): Promise<void>;
}

export interface FileStore extends Pick<Incoming, 'expect' | 'receive' | 'arrived' | 'sweep'> {
  /** Copies an arrived file, and its preview, to where files stay. */
  keep(fileId: string, { hasPreview }: { hasPreview: boolean }): Promise<void>;
  /** Forgets what arrived, once its keeping is written down. */
  settle(fileId: string): Promise<void>;
  open(fileId: string): Promise<FileContent | null>;
  openPreview(fileId: string): Promise<FileContent | null>;
  /** Pictures that everybody may see, by the names of their files. */
  pictures: Pick<Keep, 'put' | 'open'>;
  /** Forgets everything about a file, wherever it is. */
  remove(fileId: string): Promise<void>;
}

const previewOf = (fileId: string) => `${fileId}.preview`;

export function createFileStore(env: ServerEnv): FileStore {
  const incoming = createIncoming(env.DATA_DIR);
  const kept: Keep = env.FILES_BUCKET_URL ? createBucketKeep(env) : createDiskKeep(env.DATA_DIR);
  return {
    expect: incoming.expect,
    receive: incoming.receive,
    arrived: incoming.arrived,
    sweep: incoming.sweep,
    async keep(fileId, { hasPreview }) {
      const path = incoming.pathOf(fileId);
      if (hasPreview) await kept.put(previewOf(fileId), `${path}.preview`);
      await kept.put(fileId, path);
    },
    settle: incoming.forget,
    open: (fileId) => kept.open(fileId),
    openPreview: (fileId) => kept.open(previewOf(fileId)),
    pictures: kept,
    async remove(fileId) {
      await incoming.forget(fileId);
      await kept.remove(fileId);
      await kept.remove(previewOf(fileId));
    },
  };
}
