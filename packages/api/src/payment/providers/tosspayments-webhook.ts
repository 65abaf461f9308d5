import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { WebhookRequest, WebhookVerdict } from '../provider.ts';

const StatusChanged = z.object({
  eventType: z.string(),
  createdAt: z.string(),
  data: z.object({ paymentKey: z.string().max(200), orderId: z.string().max(64), status: z.string() }),
});
/** A virtual account's deposit has a shape of its own. */
const Deposit = z
  .object({ createdAt: z.string(), orderId: z.string().max(64), status: z.string(), transactionKey: z.string() })
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
        // The transmission id stays the same over the provider's repeats; without it the content is the identity.
        eventId: headers.get('tosspayments-webhook-transmission-id') ?? createHash('sha256').update(raw).digest('hex'),
        type: `${eventType}.${data.status}`,
        merchantRef: data.orderId,
        providerRef: data.paymentKey,
      },
    ],
    reply: { status: 200, body: '' },
  };
}

function parse(raw: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(raw));
  } catch {
    return null;
  }
}
