import { CATEGORIES } from '@softbox/config/catalog';
import { COUNTRY_CODES, CURRENCIES, PROVIDER_NAMES } from '@softbox/config/countries';
import { CompanyDetails } from '@softbox/config/inputs/company';
import { LANGUAGES } from '@softbox/config/languages';
import { ROLES } from '@softbox/config/roles';
import { PAYMENT_MODES, paymentLedger, WEBHOOK_STATES } from '@softbox/db';
import { z } from 'zod';
import { SessionView, UserView } from '../auth/view.ts';
import { ImageView, TemplateView } from '../catalog/view.ts';
import { OrderView } from '../orders/view.ts';
import { Sums } from './sums.ts';

/** A provider's message as the desk lists it: what it was about. */
export const MessageView = z.object({
  id: z.string(),
  provider: z.enum(PROVIDER_NAMES),
  type: z.string(),
  state: z.enum(WEBHOOK_STATES),
  /** Null for a payment that is none of ours. */
  orderId: z.string().nullable(),
  note: z.string().nullable(),
  receivedAt: z.string(),
  processedAt: z.string().nullable(),
});
export type MessageView = z.infer<typeof MessageView>;

export const MessagePage = z.object({ messages: z.array(MessageView), nextCursor: z.string().nullable() });
export type MessagePage = z.infer<typeof MessagePage>;

/** `body`: what it says, as far as that is nobody's data and no secret; null where it cannot be read. */
export const MessageDetail = MessageView.extend({
  eventId: z.string(),
  merchantRef: z.string().nullable(),
  providerRef: z.string().nullable(),
  bytes: z.number().int(),
  body: z.string().nullable(),
});
export type MessageDetail = z.infer<typeof MessageDetail>;

export const Member = UserView.omit({ role: true, permissions: true, twoStep: true, mustChangePassword: true });
export type Member = z.infer<typeof Member>;

/** `older` and `newer` name the pages beside this one; null where there is none. */
export const MemberPage = z.object({
  members: z.array(Member),
  older: z.string().nullable(),
  newer: z.string().nullable(),
});
export type MemberPage = z.infer<typeof MemberPage>;

export const MemberDetail = z.object({
  member: Member,
  role: z.enum(ROLES),
  language: z.enum(LANGUAGES),
  /** What they have ordered: how many, and what of it was paid and kept. */
  placed: Sums,
  sessions: z.array(SessionView),
});
export type MemberDetail = z.infer<typeof MemberDetail>;

/** What moved for an order: less than nothing where it went back. `counts` is false for money that does not pay it. */
export const LedgerLine = z.object({
  id: z.string(),
  kind: z.enum(paymentLedger.kind.enumValues),
  provider: z.enum(PROVIDER_NAMES),
  transactionId: z.string(),
  amount: z.number(),
  currency: z.enum(CURRENCIES),
  counts: z.boolean(),
  /** Who told us of it. */
  source: z.string(),
  createdAt: z.iso.datetime(),
});
export type LedgerLine = z.infer<typeof LedgerLine>;

const won = z.number().int();
const number = z.number().int();

export const MemberFigures = z.object({ all: number, thisMonth: number, withPhone: number });
export type MemberFigures = z.infer<typeof MemberFigures>;

export const Overview = z.object({
  /** Today by the studio's clock. */
  day: z.string(),
  timeZone: z.string(),
  members: z.object({ all: number, today: number }),
  orders: z.object({ all: number, pending: number, completed: number }),
  revenue: z.object({ completed: Sums, paid: Sums, placedToday: Sums, paidToday: Sums }),
  /** Money of this month so far, beside the same stretch of last month; no percentage of nothing. */
  growth: z.object({ thisMonth: won, lastMonth: won, percent: z.number().nullable() }),
  newest: z.array(OrderView),
});

export const SetCompany = z.object({
  company: CompanyDetails,
  version: number,
  changedAt: z.iso.datetime().nullable(),
});

const at = z.iso.datetime().nullable();

/** `mode` is null for a provider that is not connected; nothing else is known where no call was made yet. */
export const ProviderState = z.object({
  provider: z.enum(PROVIDER_NAMES),
  mode: z.enum(PAYMENT_MODES).nullable(),
  answeredAt: at,
  failingSince: at,
  failureCode: z.string().nullable(),
  lastPaidAt: at,
});
export type ProviderState = z.infer<typeof ProviderState>;

export const Health = z.object({
  checkedAt: z.iso.datetime(),
  version: z.object({ version: z.string(), commit: z.string().nullable(), node: z.string() }),
  database: z.object({
    kind: z.enum(['file', 'server']),
    pingMs: z.number(),
    bytes: number.nullable(),
    migrations: z.object({ known: number, applied: number, newest: z.string() }),
  }),
  queue: z.object({
    kinds: z.array(z.object({ name: z.string(), waiting: number, done: number, dead: number })),
    /** The next of those that wait. */
    oldestDueAt: at,
  }),
  mail: z.object({
    /** Without a mail server mails are files. */
    by: z.enum(['server', 'files']),
    lastSentAt: at,
    failing: number,
    failingSince: at,
    lastError: z.string().nullable(),
  }),
  inbox: z.object({ received: number, processed: number, ignored: number, dead: number, oldestAt: at }),
  providers: z.array(ProviderState),
});
export type Health = z.infer<typeof Health>;

export const DeadJob = z.object({
  id: z.string(),
  name: z.string(),
  tries: number,
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Which mail, to whom. */
  mail: z.string().nullable(),
  to: z.string().nullable(),
  orderId: z.string().nullable(),
});
export type DeadJob = z.infer<typeof DeadJob>;

/** What happened on each of some days by the studio's clock, and from where and for what it came. Oldest day first. */
export const ChartFigures = z.object({
  days: z.array(z.object({ day: z.string(), orders: number, placed: won, paid: won, refunded: won })),
  countries: z.array(
    z.object({
      country: z.enum(COUNTRY_CODES),
      currency: z.enum(CURRENCIES),
      orders: number,
      amount: z.number(),
      placed: won,
      paid: won,
    }),
  ),
  items: z.array(z.object({ itemKey: z.string(), title: z.string(), quantity: number, placed: won })),
  refunds: Sums,
});

/** `author` is a username; null where the account is no more. */
export const OrderNote = z.object({
  id: z.string(),
  text: z.string(),
  author: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

/** A template as the desk lists it. */
export const DeskTemplate = TemplateView.omit({ description: true }).extend({
  active: z.boolean(),
  /** Languages in which something is still to be written. */
  missing: z.array(z.enum(LANGUAGES)),
  /** How many were ordered, given-up orders aside. */
  ordered: number,
});

const Words = z.object({ title: z.string(), type: z.string(), description: z.string() });

export const EditableTemplate = ImageView.extend({
  id: number,
  version: number,
  category: z.enum(CATEGORIES),
  basePrice: number,
  active: z.boolean(),
  texts: z.object({ ko: Words, en: Words, ja: Words, zh: Words, vi: Words }),
  gallery: z.array(ImageView.extend({ alt: z.record(z.enum(LANGUAGES), z.string()) })),
});

/** `faults` and `seconds` are of a check that has ended. */
export const DatabaseCheck = z.object({ isRunning: z.boolean(), faults: z.array(z.string()), seconds: z.number() });
export type DatabaseCheck = z.infer<typeof DatabaseCheck>;
