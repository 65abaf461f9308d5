import { COUNTRY_CODES, CURRENCIES, PROVIDER_NAMES } from '@softbox/config/countries';
import { CONSENTS, ORDER_STATUSES, ORDER_TYPES, PAYMENT_STATUSES, PRODUCTION_STAGES } from '@softbox/config/orders';
import { z } from 'zod';
import { ImageView } from '../catalog/view.ts';
import { FileView } from '../files/view.ts';

/** An order as the specification's admin screens read it, with what we add. Amounts are in currency units, not minor units. */
export const OrderView = z.object({
  id: z.string(),
  brandName: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  customerAddress: z.string(),
  planName: z.string(),
  planPrice: z.number(),
  currency: z.enum(CURRENCIES),
  country: z.enum(COUNTRY_CODES),
  transactionId: z.string(),
  concept: z.string(),
  additionalRequests: z.string(),
  /** Paths under which the files are saved. */
  uploadedFiles: z.array(z.string()),
  status: z.enum(ORDER_STATUSES),
  createdAt: z.iso.datetime(),
  /** The total as a plain number in words, for instance "358800" or "113.5". */
  totalAmount: z.string(),
  orderType: z.enum(ORDER_TYPES),
  isGuestOrder: z.boolean(),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  paymentMethod: z.enum(PROVIDER_NAMES).nullable(),
  productionStage: z.enum(PRODUCTION_STAGES),
  version: z.number().int(),
});
export type OrderView = z.infer<typeof OrderView>;

/** `nextCursor` is null at the end. */
export const OrderPage = z.object({ orders: z.array(OrderView), nextCursor: z.string().nullable() });
export type OrderPage = z.infer<typeof OrderPage>;

const OrderLineView = ImageView.extend({
  itemKey: z.string(),
  title: z.string(),
  quantity: z.number().int(),
  unitAmount: z.number(),
});

/** One order in full. `events`, attempts with codes and the like are the studio's and empty for everybody else. */
export const OrderDetail = OrderView.extend({
  lines: z.array(OrderLineView),
  files: z.array(FileView),
  /** Whether brief and files may still be changed by the customer. */
  materialOpen: z.boolean(),
  productionStage: z.enum(PRODUCTION_STAGES),
  payable: z.boolean(),
  paidAt: z.iso.datetime().nullable(),
  draftDeliveredAt: z.iso.datetime().nullable(),
  refundedAmount: z.number(),
  /** Money has been asked back for it and has not arrived yet. */
  refundUnderWay: z.boolean(),
  consents: z.array(z.object({ consent: z.enum(CONSENTS), textVersion: z.string(), givenAt: z.iso.datetime() })),
  attempts: z.array(
    z.object({
      provider: z.enum(PROVIDER_NAMES),
      mode: z.string(),
      status: z.string(),
      merchantRef: z.string(),
      /** What was to be charged, in units of a currency that need not be the order's. */
      amount: z.number(),
      currency: z.enum(CURRENCIES),
      failureCode: z.string().nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
  events: z.array(
    z.object({
      type: z.string(),
      actor: z.string(),
      /** The username of who did it for the studio. */
      administrator: z.string().nullable(),
      detail: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
      createdAt: z.iso.datetime(),
    }),
  ),
});
export type OrderDetail = z.infer<typeof OrderDetail>;

/**
 * `accessKey` is a secret that opens a guest's order; null for a signed-in customer. A repeated request gets one only where
 * its request id is long enough to prove that it comes from the same client.
 */
export const PlacedOrder = z.object({
  orderId: z.string(),
  amount: z.number(),
  currency: z.enum(CURRENCIES),
  accessKey: z.string().nullable(),
});
export type PlacedOrder = z.infer<typeof PlacedOrder>;
