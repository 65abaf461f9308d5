import type { CountryCode, Currency, ProviderName } from '@softbox/config/countries';
import type { Language } from '@softbox/config/languages';

/** Integer minor units (cents, won, dong) with their currency; never a float, never a bare number. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

export type ProviderMode = 'sandbox-embedded' | 'sandbox-remote' | 'live';

export interface Capabilities {
  currencies: readonly Currency[];
  /** Smallest and largest charge in minor units, where the provider has one. */
  min: Partial<Record<Currency, number>>;
  max: Partial<Record<Currency, number>>;
  refund: 'partial' | 'full' | 'none';
  /** How long a session can be paid, in seconds. */
  sessionSeconds: number;
}

export const DEVICES = ['desktop', 'mobile'] as const;
export type Device = (typeof DEVICES)[number];

/** What the browser must do next; sent to it as it is. `device`: the kind of device this step is for, if only for one. */
export type NextAction =
  | { type: 'redirect'; url: string; device?: Device | undefined }
  | { type: 'form-post'; url: string; fields: Record<string, string> }
  | {
      type: 'toss-window';
      clientKey: string;
      customerKey: string;
      orderId: string;
      orderName: string;
      amount: { value: number; currency: 'KRW' };
      customerName: string;
      customerEmail: string;
      successUrl: string;
      failUrl: string;
      /** Absent: the provider's own script. Present: the embedded sandbox's, with the same interface. */
      sdkUrl?: string | undefined;
    }
  | { type: 'qr'; content: string; expiresAt: string; device: Device }
  | { type: 'none' };

export type SnapshotState =
  | 'created'
  | 'requires_action'
  | 'approved'
  | 'processing'
  | 'paid'
  | 'failed'
  | 'canceled'
  | 'expired';

/** The provider's own truth about one session, normalised. Amounts are what it charged, to be compared with what we asked. */
export interface Snapshot {
  providerRef: string;
  /** Our reference as the provider echoes it; must match. */
  merchantRef: string | null;
  state: SnapshotState;
  charges: readonly { transactionId: string; amount: Money; status: 'succeeded' | 'pending' | 'failed'; at: Date }[];
  refunds: readonly {
    refundId: string;
    merchantRefundRef: string | null;
    transactionId: string;
    amount: Money;
    status: 'pending' | 'succeeded' | 'failed';
    at: Date;
  }[];
  disputes: readonly Dispute[];
  failure?: { code: string; message: string } | undefined;
}

/** A buyer's bank, or the provider in its stead, is asked to take the money back. Inquiries take nothing and are none. */
export interface Dispute {
  disputeId: string;
  transactionId: string;
  status: 'open' | 'won' | 'lost';
  /** What a lost one takes; null where the provider tells of that as of a refund. */
  amount: Money | null;
}

/** `unknown`: time-out, 5xx, conflict in progress. The effect may or may not exist: reconcile, never call it failed. */
export type Outcome<T> =
  | { ok: true; value: T }
  | {
      ok: false;
      kind: 'declined' | 'canceled' | 'invalid' | 'config' | 'not_found' | 'already_done' | 'unknown';
      code: string;
      message: string;
    };

export interface CreateInput {
  merchantRef: string;
  /** What is bought, in the buyer's language; shown on the provider's page. */
  title: string;
  amount: Money;
  country: CountryCode;
  language: Language;
  buyer: { name: string; email: string; phone: string; ip: string; device: Device };
  /** Absolute URLs on our own origin. */
  returnUrl: string;
  cancelUrl: string;
  expiresAt: Date;
  idempotencyKey: string;
}

export interface Created {
  /** Null where the provider names it later (Toss: the payment key, with the return). */
  providerRef: string | null;
  next: NextAction;
  expiresAt: Date;
}

export interface SessionRef {
  /** Null where the answer to `create` was lost. */
  providerRef: string | null;
  merchantRef: string;
  createdAt: Date;
  /** Our refunds of it that are under way, for providers which tell of a refund only when asked for it by name. */
  refunds?: readonly RefundRef[] | undefined;
  /** Somebody said that it is disputed: look for that too, where the payment itself does not tell. */
  disputes?: boolean | undefined;
}

export interface RefundRef {
  refundRef: string;
  transactionId: string;
  requestedAt: Date;
}

export interface RefundInput extends RefundRef {
  providerRef: string;
  merchantRef: string;
  amount: Money;
  /** What the transaction brought. */
  charged: Money;
  reason: string;
  idempotencyKey: string;
}

export interface WebhookRequest {
  raw: Uint8Array;
  headers: Headers;
}

export interface WebhookEvent {
  eventId: string;
  type: string;
  merchantRef?: string | undefined;
  providerRef?: string | undefined;
  /** The charge it is about, where the message names nothing else (a dispute). */
  transactionId?: string | undefined;
  /** It may be about something else on the same account: only kept where it names a payment of ours. */
  mayBeOthers?: true;
}

export interface WebhookReply {
  status: number;
  body: string;
}

/** Events only ever make us look at the provider; `trust` says whether the message was proven to be the provider's. */
export type WebhookVerdict =
  | { ok: true; trust: 'signed' | 'requery'; events: readonly WebhookEvent[]; reply: WebhookReply }
  | { ok: false; reason: 'bad-signature' | 'stale' | 'malformed'; reply: WebhookReply };

/** Money that a provider says it took for us. */
export interface Sighting {
  transactionId: string;
  merchantRef: string | null;
  providerRef: string | null;
  amount: Money;
}

/** What an adapter may use of the world. */
export interface ProviderContext {
  fetch: typeof fetch;
  now(): Date;
  /** Our address for this provider's messages, as the world calls it. */
  webhookUrl: string;
  /** How long one call may take before its outcome counts as unknown. */
  timeoutMs?: number;
}

export const CALL_TIMEOUT_MS = 20_000;

/** A page's return from the provider: which attempt to look at. A hint, never believed. */
export interface ReturnHint {
  merchantRef?: string | undefined;
  providerRef?: string | undefined;
  hint: 'success' | 'cancel' | 'fail';
  code?: string | undefined;
  message?: string | undefined;
  /** Kept with the attempt for `confirm`. */
  confirm?: Record<string, string> | undefined;
}

export interface PaymentProvider {
  readonly name: ProviderName;
  readonly mode: ProviderMode;
  readonly capabilities: Capabilities;
  /** A fresh reference in the shape this provider accepts. */
  newMerchantRef(now: Date): string;
  /** Creates a payable session. Idempotent on its key. Moves no money by itself. */
  create(input: CreateInput): Promise<Outcome<Created>>;
  /** Reads the browser's return without trusting it. */
  parseReturn(request: { url: URL; form: URLSearchParams }): ReturnHint;
  /** Turns an approval into money where the provider needs that; otherwise the same as `fetchSnapshot`. Idempotent. */
  confirm(
    input: SessionRef & { expected: Money; idempotencyKey: string; hint: Record<string, string> },
  ): Promise<Outcome<Snapshot>>;
  /** The only source of truth; finds the session by our reference alone where need be. */
  fetchSnapshot(ref: SessionRef): Promise<Outcome<Snapshot>>;
  /** Ends an unpaid session so that it can no longer be paid; a paid one answers with its paid snapshot. */
  close(ref: SessionRef & { idempotencyKey: string }): Promise<Outcome<Snapshot>>;
  /** Idempotent on its key: one refund reference, one refund. */
  refund(input: RefundInput): Promise<Outcome<{ refundId: string; status: 'pending' | 'succeeded' | 'failed' }>>;
  /** Authenticates raw bytes before parsing them. */
  verifyWebhook(request: WebhookRequest): Promise<WebhookVerdict>;
  /** All money of a span of time, by the provider's own books; absent where it has no list to be asked for. */
  listSince?(from: Date, to: Date): Promise<Outcome<Sighting[]>>;
}
