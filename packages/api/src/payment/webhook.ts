import type { ProviderName } from '@softbox/config/countries';
import { AppError } from '@softbox/config/errors';
import { LIMITS } from '@softbox/config/limits';
import { newId, type Tx, webhookInbox } from '@softbox/db';
import { enqueue } from '../jobs/queue.ts';
import { readBody } from '../read-body.ts';
import type { Services } from '../services.ts';
import { findProviderAttempt } from './find-attempt.ts';
import type { WebhookEvent, WebhookReply } from './provider.ts';

/** Never kept: what a proxy or a browser adds about somebody. */
const PRIVATE = /^(authorization|cookie|forwarded|x-forwarded-|x-real-ip|cf-)/;

/** Proves the raw bytes, keeps them with the promise to work on them, and only then says that they arrived. */
export async function handleWebhook(services: Services, request: Request, name: ProviderName): Promise<Response> {
  const provider = services.providers[name];
  if (!provider) throw new AppError('NOT_FOUND');
  if (request.method !== 'POST') throw new AppError('METHOD_NOT_ALLOWED');
  const raw = await readBody(request, LIMITS.webhookBodyBytes);
  const verdict = await provider.verifyWebhook({ raw, headers: request.headers });
  if (!verdict.ok) {
    services.log.warn({ provider: name, reason: verdict.reason }, 'webhook refused');
    return answer(verdict.reply);
  }
  const isSigned = verdict.trust === 'signed';
  const doubtful = verdict.events.filter(({ mayBeOthers }) => !isSigned || mayBeOthers);
  const ours = await known(services, name, doubtful);
  const events = verdict.events.filter((event) => !doubtful.includes(event) || ours.includes(event));
  const headers = Object.fromEntries([...request.headers].filter(([header]) => !PRIVATE.test(header)));
  const now = services.clock.now();
  if (events.length > 0)
    await services.db.write(async (tx) => {
      for (const event of events) await keep(tx, { event, provider: name, raw, headers, now });
    });
  return answer(verdict.reply);
}

/** Without a signature anybody can send anything, and an account may sell other things: only what names an attempt of ours is worth a row. */
async function known(
  services: Services,
  provider: ProviderName,
  events: readonly WebhookEvent[],
): Promise<WebhookEvent[]> {
  const found = await Promise.all(
    events.map(({ merchantRef, transactionId }) =>
      findProviderAttempt(services.db.read, { provider, merchantRef, providerRef: transactionId }),
    ),
  );
  return events.filter((_event, index) => found[index]);
}

interface Message {
  event: WebhookEvent;
  provider: ProviderName;
  raw: Uint8Array;
  headers: Record<string, string>;
  now: Date;
}

async function keep(tx: Tx, { event, provider, raw, headers, now }: Message): Promise<void> {
  const id = newId('webhook');
  const [kept] = await tx
    .insert(webhookInbox)
    .values({
      id,
      provider,
      eventId: event.eventId,
      type: event.type,
      merchantRef: event.merchantRef ?? null,
      providerRef: event.providerRef ?? event.transactionId ?? null,
      raw: Buffer.from(raw),
      headers,
      receivedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: webhookInbox.id });
  if (kept) await enqueue(tx, { name: 'webhook.process', payload: { inboxId: id }, dedupeKey: id, now });
}

const answer = ({ status, body }: WebhookReply) =>
  new Response(body || null, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
