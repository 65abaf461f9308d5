import { z } from 'zod';
import type { WebhookRequest, WebhookVerdict } from '../provider.ts';
import { parseJson } from './http-call.ts';
import { decrypt, provePlatform, type WechatpayAccess } from './wechatpay-sign.ts';

const Message = z.object({
  id: z.string().max(100),
  event_type: z.string().max(64),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    associated_data: z.string().default(''),
    nonce: z.string(),
  }),
});
/** Payments and refunds name the same things. */
const Content = z.object({
  mchid: z.string(),
  out_trade_no: z.string().max(32),
  transaction_id: z.string().max(32).optional(),
});

/** The signature first: that a content can be decrypted proves nothing about who wrote it. */
export function verifyWechatpayWebhook(
  { raw, headers }: WebhookRequest,
  access: WechatpayAccess & { apiV3Key: string },
  now: Date,
): WebhookVerdict {
  const proof = provePlatform(raw, headers, access, now);
  if (proof !== 'proven') return refuse(proof);
  const message = Message.safeParse(parseJson(new TextDecoder().decode(raw)));
  if (!message.success) return refuse('malformed');
  const content = Content.safeParse(parseJson(decrypt(message.data.resource, access.apiV3Key) ?? ''));
  if (!content.success || content.data.mchid !== access.merchantId) return refuse('malformed');
  const { out_trade_no: merchantRef, transaction_id: providerRef } = content.data;
  const event = { eventId: message.data.id, type: message.data.event_type, merchantRef, providerRef };
  return { ok: true, trust: 'signed', events: [event], reply: { status: 204, body: '' } };
}

const refuse = (reason: 'bad-signature' | 'stale' | 'malformed'): WebhookVerdict => ({
  ok: false,
  reason,
  reply: { status: reason === 'malformed' ? 400 : 401, body: JSON.stringify({ code: 'FAIL', message: reason }) },
});
