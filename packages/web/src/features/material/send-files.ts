import { mayBeAccepted, refuseLength, refuseTogether } from '@softbox/config/files';
import { failureOf } from '../../lib/errors.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Receiver } from './receiver.ts';
import {
  addSending,
  allSendings,
  canResume,
  changeSending,
  dropSending,
  findSending,
  type Place,
  sendingsAt,
  tell,
} from './sendings.ts';
import { type Transmission, transmit } from './transmit.ts';

/** A file as the place knows it that it is handed in to; `kind` null is one that has not arrived. */
interface Present {
  name: string;
  bytes: number;
  kind: string | null;
}

interface Transfer {
  file: File;
  receiver: Receiver;
  /** Counts its starts: one that was paused and begun again must not go on twice. */
  attempt: number;
  fileId?: string;
  transmission?: Transmission;
}

const AT_ONCE = 2;
const transfers = new Map<string, Transfer>();

/** Begins to send files, beside those that are there. The same file again goes on with what was stopped. */
export function sendFiles(files: readonly File[], receiver: Receiver, present: readonly Present[]): void {
  for (const file of files) {
    const name = file.name.normalize('NFC');
    const isSame = (other: { name: string; bytes: number }) => other.name === name && other.bytes === file.size;
    const here = sendingsAt(receiver).filter(({ state }) => state !== 'refused');
    const again = here.find(isSame);
    if (again) {
      if (canResume(again)) changeSending(again.key, { state: 'waiting' });
      continue;
    }
    const isUnfinished = ({ kind, ...of }: Present) =>
      kind === null && (isSame(of) || here.some((sending) => sending.name === of.name && sending.bytes === of.bytes));
    const others = [...present.filter((other) => !isUnfinished(other)), ...here];
    const refusal = refuse(file) ?? refuseTogether([...others, { bytes: file.size }]);
    const key = crypto.randomUUID();
    const { place, owner } = receiver;
    const sending = { key, place, owner, name, bytes: file.size, sent: 0 };
    if (refusal) addSending({ ...sending, state: 'refused', message: receiver.translate(`errors.${refusal}`) });
    else {
      transfers.set(key, { file, receiver, attempt: 0 });
      addSending({ ...sending, state: 'waiting' });
    }
  }
  sendNext();
}

/** Why a file need not even be sent. */
const refuse = (file: File) => refuseLength(file.size) ?? (mayBeAccepted(file) ? null : 'FILE_KIND_UNKNOWN');

export function resume(key: string): void {
  const sending = findSending(key);
  if (sending && canResume(sending)) changeSending(key, { state: 'waiting' });
  sendNext();
}

export function pause(key: string): void {
  changeSending(key, { state: 'paused' });
  void transfers.get(key)?.transmission?.stop();
  sendNext();
}

/** Takes a file back, however far it has come. */
export async function giveUp(key: string): Promise<void> {
  const transfer = transfers.get(key);
  transfers.delete(key);
  dropSending(key);
  sendNext();
  await transfer?.transmission?.stop();
  await forgetAtServer(transfer);
}

/** What does not reach the server now is swept there anyway. */
const forgetAtServer = async ({ fileId, receiver }: Partial<Transfer> = {}) => {
  if (fileId) await receiver?.client.files.remove.mutate({ fileId }).catch(() => null);
};

/** What is still to be sent at one place is sent to another: an order has been placed meanwhile. */
export function moveSendings(from: Place, receiver: Receiver): void {
  for (const { key, state } of sendingsAt({ ...receiver, place: from })) {
    if (state === 'refused') dropSending(key);
    else changeSending(key, { place: receiver.place });
    const transfer = transfers.get(key);
    if (transfer) transfer.receiver = receiver;
  }
}

function sendNext(): void {
  const busy = allSendings().filter(({ state }) => state === 'sending' || state === 'checking').length;
  const next = allSendings().find(({ state }) => state === 'waiting');
  if (!next || busy >= AT_ONCE) return;
  changeSending(next.key, { state: 'sending' });
  void send(next.key);
  sendNext();
}

/** One after the other: the first answer brings the cookie that all files of a visitor hang on. */
let turn: Promise<unknown> = Promise.resolve();
function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const result = turn.then(act);
  turn = result.catch(() => null);
  return result;
}

async function send(key: string): Promise<void> {
  const transfer = transfers.get(key);
  if (!transfer) return;
  transfer.attempt += 1;
  const { attempt } = transfer;
  const isCurrent = () => transfer.attempt === attempt && findSending(key)?.state === 'sending';
  try {
    const { name, size: bytes } = transfer.file;
    const { id, uploadPath } = await inTurn(() => transfer.receiver.client.files.reserve.mutate({ name, bytes }));
    transfer.fileId = id;
    // Taken back before the server had answered.
    if (!findSending(key)) return await forgetAtServer(transfer);
    if (!isCurrent()) return;
    await arrival(key, transfer, { path: uploadPath, isCurrent });
    if (!isCurrent()) return;
    changeSending(key, { state: 'checking', sent: bytes });
    await transfer.receiver.finish(id);
    tell(transfer.receiver.translate('material.arrived', { name: name.normalize('NFC') }));
    transfers.delete(key);
    dropSending(key);
  } catch (error) {
    if (transfer.attempt === attempt) await fail(key, transfer, error);
  } finally {
    sendNext();
  }
}

/** Resolves when all has arrived; never when it is stopped. */
const arrival = (key: string, transfer: Transfer, { path, isCurrent }: { path: string; isCurrent: () => boolean }) =>
  new Promise<void>((resolve, reject) => {
    const lost = () => reject(new Error('the line is dead'));
    transmit(transfer.file, path, {
      onProgress: (sent) => changeSending(key, { sent }),
      onArrived: resolve,
      onFailed: lost,
    }).then((transmission) => {
      // It may have been stopped while the code was on its way.
      if (!isCurrent()) return;
      transfer.transmission = transmission;
      transmission.start();
    }, lost);
  });

async function fail(key: string, transfer: Transfer, error: unknown): Promise<void> {
  const state = findSending(key)?.state;
  if (state === undefined || state === 'paused') return;
  const { code, status, offline } = failureOf(error);
  const { translate } = transfer.receiver;
  const message = code || offline ? failureText(error, translate) : translate('material.interrupted');
  // Looked at and refused; anything else may go better the next time.
  const isFinal = state === 'checking' && code !== 'FILE_UNFINISHED' && status >= 400 && status < 500 && status !== 429;
  changeSending(key, { state: isFinal ? 'refused' : 'failed', message });
  if (!isFinal) return;
  transfers.delete(key);
  await forgetAtServer(transfer);
}

// Back from a lost connection: what it stopped goes on by itself.
if (typeof addEventListener === 'function')
  addEventListener('online', () => {
    for (const { key, state } of allSendings()) if (state === 'failed') resume(key);
  });
