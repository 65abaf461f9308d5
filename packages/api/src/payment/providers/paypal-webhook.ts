import { verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import type { ProviderContext, WebhookEvent, WebhookRequest, WebhookVerdict } from '../provider.ts';
import { parseJson, request } from './http-call.ts';
import type { PaypalCall } from './paypal-call.ts';
import { isTrusted } from './trusted-certificate.ts';

const CERTIFICATE_PATH = '/v1/notifications/certs/';
const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

const Related = z.object({ supplementary_data: z.object({ related_ids: z.object({ order_id: z.string() }) }) });
const Resource = z.object({
  id: z.string().optional(),
  custom_id: z.string().optional(),
  purchase_units: z.array(z.object({ custom_id: z.string().optional() })).optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string() })).optional(),
});
const Event = z.object({ id: z.string().max(100), event_type: z.string().max(100), resource: z.unknown() });

export interface PaypalProof {
  webhookId: string;
  /** Of certificate authorities: the world's, or the embedded sandbox's own. */
  roots: readonly string[];
}

interface Proving extends PaypalProof {
  /** Of the REST API: paypal.com, or sandbox.paypal.com, whose messages are nothing to a live shop. */
  baseUrl: string;
  call: PaypalCall;
  context: ProviderContext;
}

/** Which attempt an event is about: by our reference, by PayPal's order, or by the capture that it names. */
function read(event: z.infer<typeof Event>): WebhookEvent[] {
  const { id: eventId, event_type: type } = event;
  const resource = Resource.safeParse(event.resource).data ?? {};
  const order = Related.safeParse(event.resource).data?.supplementary_data.related_ids.order_id;
  const disputed = resource.disputed_transactions?.[0]?.seller_transaction_id;
  if (disputed) return [{ eventId, type, transactionId: disputed }];
  if (type.startsWith('CHECKOUT.ORDER.'))
    return [{ eventId, type, merchantRef: resource.purchase_units?.[0]?.custom_id, providerRef: resource.id }];
  // A refund carries our name for the refund, and leads up to its capture.
  const capture = resource.links
    ?.find(({ rel }) => rel === 'up')
    ?.href.split('/')
    .at(-1);
  if (/^PAYMENT\.CAPTURE\.(REFUNDED|REVERSED)$/.test(type) || type.startsWith('PAYMENT.REFUND.'))
    return capture ? [{ eventId, type, transactionId: capture }] : [];
  return type.startsWith('PAYMENT.CAPTURE.')
    ? [{ eventId, type, merchantRef: resource.custom_id, providerRef: order }]
    : [];
}

/** An address of PayPal's certificates and nothing that only looks like one: it comes with the message. Null otherwise. */
function certificateUrl(text: string | null, domain: string): string | null {
  if (!text || !URL.canParse(text)) return null;
  const url = new URL(text);
  const own = url.origin === `https://api.${domain}`;
  const plain = !url.username && !url.password && !url.search && !url.hash;
  return own && plain && url.pathname.startsWith(CERTIFICATE_PATH) ? url.href : null;
}

const parseCertificates = (text: string): X509Certificate[] => {
  try {
    return (text.match(PEM) ?? []).map((pem) => new X509Certificate(pem));
  } catch {
    return [];
  }
};

/** Proves messages by PayPal's certificate and reads them. */
export function createPaypalVerifier({ webhookId, roots, baseUrl, call, context }: Proving) {
  const domain = new URL(baseUrl).hostname.replace(/^api-m\./, '');
  const downloaded = new Map<string, X509Certificate[]>();
  let authorities: X509Certificate[] | null = null;

  async function certificatesAt(url: string): Promise<X509Certificate[] | null> {
    const known = downloaded.get(url);
    if (known) return known;
    const answer = await request(context, url, { method: 'GET' });
    if (!answer.ok || answer.value.status !== 200) return null;
    const certificates = parseCertificates(answer.value.text);
    if (certificates.length > 0) downloaded.set(url, certificates);
    return certificates;
  }

  /** PayPal's own word about a message, for where the certificate's authorities were not sent along. */
  async function ask({ raw, headers }: WebhookRequest): Promise<boolean | null> {
    const Status = z.object({ verification_status: z.string() });
    const facts = JSON.stringify({
      auth_algo: headers.get('paypal-auth-algo'),
      cert_url: headers.get('paypal-cert-url'),
      transmission_id: headers.get('paypal-transmission-id'),
      transmission_sig: headers.get('paypal-transmission-sig'),
      transmission_time: headers.get('paypal-transmission-time'),
      webhook_id: webhookId,
    });
    // The event goes back exactly as it came: written anew, it would not be the signed one.
    const body = `${facts.slice(0, -1)},"webhook_event":${new TextDecoder().decode(raw)}}`;
    const answer = await call(Status, '/v1/notifications/verify-webhook-signature', { body });
    return answer.ok ? answer.value.verification_status === 'SUCCESS' : null;
  }

  /** Null where nobody can say now. */
  async function isGenuine(message: WebhookRequest): Promise<boolean | null> {
    const { raw, headers } = message;
    const [id, time] = [headers.get('paypal-transmission-id'), headers.get('paypal-transmission-time')];
    const signature = headers.get('paypal-transmission-sig');
    const url = certificateUrl(headers.get('paypal-cert-url'), domain);
    if (!id || !time || !signature || !url || headers.get('paypal-auth-algo') !== 'SHA256withRSA') return false;
    const certificates = await certificatesAt(url);
    if (!certificates) return null;
    const [leaf, ...intermediates] = certificates;
    if (leaf?.toLegacyObject().subject.CN !== `messageverificationcerts.${domain}`) return false;
    const signed = Buffer.from(`${id}|${time}|${webhookId}|${crc32(raw)}`);
    if (!verify('sha256', signed, leaf.publicKey, Buffer.from(signature, 'base64'))) return false;
    authorities ??= roots.flatMap(parseCertificates);
    if (isTrusted(leaf, { intermediates, roots: authorities, now: context.now() })) return true;
    return parseJson(new TextDecoder().decode(raw)) === null ? false : ask(message);
  }

  return async (message: WebhookRequest): Promise<WebhookVerdict> => {
    const genuine = await isGenuine(message);
    // Not now: it comes again.
    if (genuine === null) return refuse('bad-signature', 503);
    if (!genuine) return refuse('bad-signature', 403);
    const event = Event.safeParse(parseJson(new TextDecoder().decode(message.raw)));
    if (!event.success) return refuse('malformed', 400);
    return { ok: true, trust: 'signed', events: read(event.data), reply: { status: 200, body: '' } };
  };
}

const refuse = (reason: 'bad-signature' | 'malformed', status: number): WebhookVerdict => ({
  ok: false,
  reason,
  reply: { status, body: '' },
});
