import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { WebhookRequest, WebhookVerdict } from '../provider.ts';
import { parseJson } from './http-call.ts';

const About = z.object({
  order_id: z.string().optional(),
  /** Of a refund: what it gives back. */
  payment_id: z.string().optional(),
  location_id: z.string().optional(),
  disputed_payment: z.object({ payment_id: z.string() }).optional(),
});
const Event = z.object({
  event_id: z.string().max(100),
  type: z.string().max(100),
  data: z.object({ object: z.record(z.string(), z.unknown()).default({}) }),
});

interface Proof {
  signatureKey: string;
  locationId: string;
  /** The address as Square was given it, whatever a proxy makes of it on the way. */
  webhookUrl: string;
}

/** HMAC-SHA256 over our own address and the raw bytes. */
export function verifySquareWebhook({ raw, headers }: WebhookRequest, proof: Proof): WebhookVerdict {
  const expected = createHmac('sha256', proof.signatureKey).update(proof.webhookUrl).update(raw).digest();
  const given = Buffer.from(headers.get('x-square-hmacsha256-signature') ?? '', 'base64');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return refuse('bad-signature');
  const event = Event.safeParse(parseJson(new TextDecoder().decode(raw)));
  if (!event.success) return refuse('malformed');
  const { event_id: eventId, type, data } = event.data;
  const events = Object.values(data.object).flatMap((object) => {
    const about = About.safeParse(object).data;
    const transactionId = about?.disputed_payment?.payment_id ?? about?.payment_id;
    // What is sold over the counter of another location is none of ours.
    const elsewhere = about?.location_id !== undefined && about.location_id !== proof.locationId;
    if (!about || elsewhere || !(about.order_id || transactionId)) return [];
    // The order that a refund names is one of its own.
    return [{ eventId, type, ...(transactionId ? { transactionId } : { providerRef: about.order_id }) }];
  });
  return { ok: true, trust: 'signed', events, reply: { status: 200, body: '' } };
}

const refuse = (reason: 'bad-signature' | 'malformed'): WebhookVerdict => ({
  ok: false,
  reason,
  reply: { status: reason === 'malformed' ? 400 : 403, body: '' },
});
