import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { WebhookRequest, WebhookVerdict } from '../provider.ts';

const StatusChanged = z.object({
  eventType: z.string().max(100),
  createdAt: z.string(),
  data: z.object({ paymentKey: z.string().max(200), orderId: z.string().max(64), status: z.string().max(100) }),
});
/** A virtual account's deposit has a shape of its own. */
const Deposit = z
  .object({
    createdAt: z.string(),
    orderId: z.string().max(64),
    status: z.string().max(100),
    transactionKey: z.string(),
  })
  .transform(({ createdAt, orderId, status }) => ({
    eventType: 'DEPOSIT_CALLBACK',
    createdAt,
    data: { paymentKey: undefined, orderId, status },
  }));
const Message = z.union([StatusChanged, Deposit]);

/** Toss signs nothing: a message is only a reason to ask Toss itself. */
export function readTossWebhook({ raw, headers }: WebhookRequest): WebhookVerdict {
  const message = Message.safeParse(parse(raw));
  if (!message.success) return { ok: false, reason: 'malformed', reply: { status: 400, body: '' } };
  const { eventType, data } = message.data;
  return {
    ok: true,
    trust: 'requery',
    events: [
      {
        eventId: identityOf(raw, headers.get('tosspayments-webhook-transmission-id')),
        type: `${eventType}.${data.status}`,
        merchantRef: data.orderId,
        providerRef: data.paymentKey,
      },
    ],
    reply: { status: 200, body: '' },
  };
}

/**
 * The transmission id stays the same over the provider's repeats; without it the content is the identity. Anybody may have
 * written it: one never passes for the other, nor is it kept at any length.
 */
const identityOf = (raw: Uint8Array, transmission: string | null) =>
  transmission && transmission.length <= 90
    ? `sent.${transmission}`
    : `body.${createHash('sha256').update(raw).digest('hex')}`;

function parse(raw: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(raw));
  } catch {
    return null;
  }
}
