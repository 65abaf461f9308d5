import type { Upload } from 'tus-js-client';
import { storedToken } from '../../lib/storage.ts';

const CHUNK_BYTES = 1024 * 1024;
const RETRY_AFTER_MS = [0, 1000, 3000, 8000];

export interface Transmission {
  start(): void;
  /** Keeps what has arrived. */
  stop(): Promise<void>;
}

interface Handlers {
  onProgress(sent: number): void;
  onArrived(): void;
  onFailed(): void;
}

/** Sends a file in pieces, from where the server says it is; the code for it comes with the first file. */
export async function transmit(file: File, uploadUrl: string, handlers: Handlers): Promise<Transmission> {
  const tus = await import('tus-js-client');
  const token = storedToken();
  const upload: Upload = new tus.Upload(file, {
    uploadUrl,
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_AFTER_MS,
    storeFingerprintForResuming: false,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    onProgress: handlers.onProgress,
    onSuccess: handlers.onArrived,
    onError: handlers.onFailed,
  });
  return { start: () => upload.start(), stop: () => upload.abort() };
}
