import { FILE_LIMITS, mayBeAccepted } from '@softbox/config/files';
import type { Translate } from '@softbox/config/i18n';
import type { Upload } from 'tus-js-client';
import { failureOf } from '../../lib/errors.ts';
import { failureText } from '../../lib/failure-text.ts';
import { storedToken } from '../../lib/storage.ts';
import { createStore } from '../../lib/store.ts';
import type { TrpcClient } from './trpc-client.ts';

/** `waiting` for its turn, `sending`, `paused` by the visitor, `checking` by the server, `failed` with words. */
export interface Sending {
  /** Known to this page only, for as long as it lives. */
  key: string;
  name: string;
  bytes: number;
  sent: number;
  state: 'waiting' | 'sending' | 'paused' | 'checking' | 'failed';
  message?: string;
}

/** What sending needs of the place it happens in. `finish` says to the server that a file has arrived. */
export interface Receiver {
  client: TrpcClient;
  translate: Translate;
  finish(fileId: string): Promise<unknown>;
}

interface Transfer {
  file: File;
  receiver: Receiver;
  fileId?: string;
  upload?: Upload;
}

const AT_ONCE = 2;
const CHUNK_BYTES = 1024 * 1024;
const RETRY_AFTER_MS = [0, 1000, 3000, 8000];

/** Outside React: a dialog that is closed does not end what it has begun to send. */
const sendings = createStore<readonly Sending[]>([]);
const transfers = new Map<string, Transfer>();

export const useSendings = () => sendings.use();

const find = (key: string) => sendings.get().find((sending) => sending.key === key);
const change = (key: string, changes: Partial<Sending>) =>
  sendings.set(sendings.get().map((sending) => (sending.key === key ? { ...sending, ...changes } : sending)));

function forget(key: string): void {
  transfers.delete(key);
  sendings.set(sendings.get().filter((sending) => sending.key !== key));
}

/** Why a file need not even be sent. */
function refusalOf(file: File): 'FILE_EMPTY' | 'FILE_TOO_LARGE' | 'FILE_KIND_UNKNOWN' | null {
  if (file.size === 0) return 'FILE_EMPTY';
  if (file.size > FILE_LIMITS.bytes) return 'FILE_TOO_LARGE';
  return mayBeAccepted(file) ? null : 'FILE_KIND_UNKNOWN';
}

export function sendFiles(files: readonly File[], receiver: Receiver): void {
  const added = files.map((file): Sending => {
    const key = crypto.randomUUID();
    const refusal = refusalOf(file);
    if (!refusal) transfers.set(key, { file, receiver });
    return {
      key,
      name: file.name.normalize('NFC'),
      bytes: file.size,
      sent: 0,
      ...(refusal ? { state: 'failed', message: receiver.translate(`errors.${refusal}`) } : { state: 'waiting' }),
    };
  });
  sendings.set([...sendings.get(), ...added]);
  sendNext();
}

/** Refused files have nothing to send again; everything else can go on. */
export const canResume = ({ key, state }: Sending) => transfers.has(key) && (state === 'paused' || state === 'failed');

export function resume(key: string): void {
  const sending = find(key);
  if (!sending || !canResume(sending)) return;
  const { message: _, ...rest } = sending;
  sendings.set(sendings.get().map((each) => (each.key === key ? { ...rest, state: 'waiting' } : each)));
  sendNext();
}

export function pause(key: string): void {
  change(key, { state: 'paused' });
  void transfers.get(key)?.upload?.abort();
  sendNext();
}

/** Takes a file back, however far it has come. */
export async function giveUp(key: string): Promise<void> {
  const transfer = transfers.get(key);
  forget(key);
  sendNext();
  await transfer?.upload?.abort();
  // What the server has of it is swept anyway.
  if (transfer?.fileId) await transfer.receiver.client.files.remove.mutate({ fileId: transfer.fileId }).catch(() => null);
}

function sendNext(): void {
  const busy = sendings.get().filter(({ state }) => state === 'sending' || state === 'checking').length;
  const next = sendings.get().find(({ state }) => state === 'waiting');
  if (!next || busy >= AT_ONCE) return;
  change(next.key, { state: 'sending' });
  void send(next.key);
  sendNext();
}

async function send(key: string): Promise<void> {
  const transfer = transfers.get(key);
  if (!transfer) return;
  const { file, receiver } = transfer;
  try {
    const reserved = await receiver.client.files.reserve.mutate({ name: file.name, bytes: file.size });
    transfer.fileId = reserved.id;
    await transmit(key, transfer, reserved.uploadPath);
    if (find(key)?.state !== 'sending') return;
    change(key, { state: 'checking', sent: file.size });
    await receiver.finish(reserved.id);
    forget(key);
  } catch (error) {
    if (find(key)?.state === 'paused') return;
    // What the server has looked at and refused cannot be sent again.
    const { status } = failureOf(error);
    if (status >= 400 && status < 500 && status !== 429 && find(key)?.state === 'checking') transfers.delete(key);
    change(key, { state: 'failed', message: failureText(error, receiver.translate) });
  } finally {
    sendNext();
  }
}

/** Resolves when all has arrived; never when it is paused. */
async function transmit(key: string, transfer: Transfer, path: string): Promise<void> {
  const { Upload } = await import('tus-js-client');
  const token = storedToken();
  const { file, receiver } = transfer;
  return new Promise((resolve, reject) => {
    transfer.upload = new Upload(file, {
      uploadUrl: path,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_AFTER_MS,
      storeFingerprintForResuming: false,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      onProgress: (sent) => change(key, { sent }),
      onSuccess: () => resolve(),
      onError: () => reject(new Error(receiver.translate('material.interrupted'))),
    });
    // Paused while the code was on its way.
    if (find(key)?.state === 'sending') transfer.upload.start();
  });
}

// Back from a lost connection: what it stopped goes on by itself.
if (typeof addEventListener === 'function')
  addEventListener('online', () => {
    for (const sending of sendings.get()) if (sending.state === 'failed') resume(sending.key);
  });
