import { z } from 'zod';
import { COUNTRY_CODES, PROVIDER_NAMES } from '../countries.ts';
import { LIMITS } from '../limits.ts';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '../orders.ts';
import { id, required } from './fields.ts';

/** How many days back the desk's charts look, today included. */
export const CHART_DAYS = [7, 30, 90] as const;
export type ChartDays = (typeof CHART_DAYS)[number];

export const Charts = z.object({ days: z.literal(CHART_DAYS) });

const word = (max: number) => z.string().trim().min(1).max(max).optional();

/** What the desk narrows its orders down to. Days are the studio's, both included. */
export const OrderFilters = z.object({
  search: word(100),
  status: z.enum(ORDER_STATUSES).optional(),
  payment: z.enum(PAYMENT_STATUSES).optional(),
  country: z.enum(COUNTRY_CODES).optional(),
  provider: z.enum(PROVIDER_NAMES).optional(),
  /** `template:12`, `package:sns` */
  item: word(40),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type OrderFilters = z.infer<typeof OrderFilters>;

export const DeskOrders = OrderFilters.extend({
  limit: z.number().int().min(1).max(200).default(LIMITS.pageSize),
  cursor: z.string().max(200).optional(),
});
export type DeskOrders = z.infer<typeof DeskOrders>;

/** A list of customers leaves the house: whoever takes it proves anew who they are. */
export const ExportPassword = z.object({ password: required(LIMITS.password.max) });
export const ExportOrders = OrderFilters.extend(ExportPassword.shape);

export const OfOrder = z.object({ orderId: id });
export const AddOrderNote = OfOrder.extend({ text: required(LIMITS.text.max) });

/** Mails of an order that the studio may send once more. */
export const ORDER_MAILS = ['orderReceived', 'orderPaid'] as const;
export const ResendMail = OfOrder.extend({ mail: z.enum(ORDER_MAILS) });
