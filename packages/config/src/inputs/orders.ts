import { z } from 'zod';
import { PROVIDER_NAMES } from '../countries.ts';
import { FILE_LIMITS } from '../files.ts';
import { LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { ORDER_STATUSES, ORDER_TYPES } from '../orders.ts';
import { countryCode, email, id, optionalText, phone, required } from './fields.ts';
import { Brief } from './files.ts';

/** Who buys, signed in or as a guest. */
export const Customer = z.object({
  customerName: required(LIMITS.name.max, 'validation.customerRequired'),
  customerEmail: email('validation.customerRequired'),
  customerPhone: phone('validation.customerRequired'),
  customerAddress: optionalText(LIMITS.address.max),
});
export type Customer = z.infer<typeof Customer>;

const agreed = z.boolean().refine((value) => value, { error: 'validation.agreementsRequired' });

/** Both agreements must be given; each is recorded with its text's version and the time. */
export const Agreements = z.object({ purchase: agreed, privacy: agreed });

/** The fields of the checkout; how it is paid is chosen beside them. */
export const CheckoutForm = Customer.extend({ ...Brief.shape, agreements: Agreements });
export type CheckoutForm = z.infer<typeof CheckoutForm>;

/** One line of our own client's order: `template:12` or `package:sns`. Prices are the server's. */
export const OrderItem = z.object({
  itemId: z.string().max(40),
  quantity: z.number().int().min(1).max(LIMITS.cart.maxQuantity),
});

const money = z.union([z.string().max(20), z.number()]).optional();

/**
 * POST /api/orders, in the specification's words. `items` (or `itemId`) name what is bought exactly; a plain caller of the
 * specification names it by orderType and packageName. Amounts that are sent are compared with ours, never used.
 */
export const PlaceOrder = Customer.extend({
  ...Brief.shape,
  packageName: optionalText(300),
  packagePrice: money,
  totalAmount: money,
  currency: z.string().max(3).optional(),
  country: countryCode.or(z.string().max(2).toUpperCase().pipe(countryCode)),
  transactionId: z.string().max(200).optional(),
  paymentMethod: z.enum(PROVIDER_NAMES).optional(),
  isGuestOrder: z.boolean().optional(),
  status: z.enum(ORDER_STATUSES).optional(),
  orderType: z.enum(ORDER_TYPES).optional(),
  itemId: z.string().max(40).optional(),
  items: z.array(OrderItem).min(1).max(LIMITS.cart.maxLines).optional(),
  /** Files that were sent before; they become the order's. */
  fileIds: z.array(id).max(FILE_LIMITS.count).optional(),
  /** Buys what the server holds in the caller's cart, and empties it. */
  fromCart: z.boolean().optional(),
  /** Our client always sends them. The specification's payload has no such field; then no consent is recorded. */
  agreements: Agreements.optional(),
  /** Sent again on a second click or a retry: the same id is the same order. */
  requestId: z.string().min(8).max(120).optional(),
  language: z.enum(LANGUAGES).optional(),
});
export type PlaceOrder = z.infer<typeof PlaceOrder>;

export const ChangeOrderStatus = z.object({
  orderId: id,
  status: z.enum(ORDER_STATUSES, { error: 'validation.invalid' }),
  transactionId: z.string().max(200).optional(),
  /** The version the administrator looked at: an order changed since is refused. */
  version: z.number().int().optional(),
  /** Why, in the administrator's words; the order's history keeps it. */
  reason: z.string().trim().max(LIMITS.text.max).optional(),
  /** The secret of a guest's link. */
  key: z.string().max(200).optional(),
});

/** `key` is the secret of a guest's link. */
export const OrderById = z.object({ orderId: id, key: z.string().max(200).optional() });

/** The delivery that was looked at: one that was recorded since is another. */
export const WithdrawDraft = z.object({
  orderId: id,
  deliveredAt: z.iso.datetime(),
  reason: required(LIMITS.text.max, 'validation.reasonRequired'),
});
export type WithdrawDraft = z.infer<typeof WithdrawDraft>;

export const ListOrders = z.object({
  limit: z.number().int().min(1).max(200).optional(),
  cursor: z.string().max(200).optional(),
  status: z.enum(ORDER_STATUSES).optional(),
});

/** The studio's request form: what is to be photographed, with the words the specification gives. */
export const OrderRequest = z.object({
  customerName: required(LIMITS.name.max, 'validation.customerNameRequired'),
  customerEmail: email('validation.customerEmailInvalid'),
  customerPhone: phone('validation.customerPhoneRequired'),
  brandName: required(LIMITS.name.max, 'validation.brandNameRequired'),
  concept: required(LIMITS.text.max, 'validation.conceptRequired'),
  additionalRequests: z.string().max(LIMITS.text.max).optional(),
  planName: z.string().max(300),
  planPrice: z.number(),
  currency: z.string().max(3),
  country: countryCode,
  transactionId: z.string().max(200),
});
