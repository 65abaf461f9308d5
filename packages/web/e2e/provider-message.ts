import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';

/** Stripe tells of a payment that no order knows, with the embedded sandbox's own signature. */
export async function tellOfNobodys(request: APIRequestContext, eventId: string): Promise<void> {
  const keys = readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'sandbox-keys', 'stripe.json'), 'utf8');
  const object = {
    object: 'checkout.session',
    id: `cs_${eventId}`,
    amount_total: 29_900,
    currency: 'usd',
    payment_status: 'paid',
    customer_email: 'minji@example.com',
    metadata: { app: 'softbox', merchantRef: `sb${eventId}` },
  };
  const type = 'checkout.session.completed';
  const body = JSON.stringify({ id: eventId, object: 'event', type, data: { object } });
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', JSON.parse(keys).webhookSecret).update(`${time}.${body}`).digest('hex');
  const answer = await request.post('/api/webhooks/stripe', {
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` },
    data: Buffer.from(body),
  });
  expect(answer.status()).toBe(200);
}
