import { CATEGORIES } from '@softbox/config/catalog';
import { COUNTRY_CODES, CURRENCIES, PROVIDER_NAMES } from '@softbox/config/countries';
import { LANGUAGES } from '@softbox/config/languages';
import { ROLES, WEBHOOK_STATES } from '@softbox/db';
import { z } from 'zod';
import { SessionView, UserView } from '../auth/view.ts';
import { ImageView, TemplateView } from '../catalog/view.ts';
import { OrderView } from '../orders/view.ts';
import { Sums } from './sums.ts';

/** A provider's message as the desk reads it: what it was about, never its bytes, which carry names and addresses. */
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

export const Member = UserView.omit({ role: true, mustChangePassword: true });
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
});
