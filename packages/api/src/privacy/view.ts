import { z } from 'zod';

/** An order that must be brought to its end before whose it was can be forgotten. */
export const Hindrance = z.object({
  orderId: z.string(),
  item: z.string(),
  reason: z.enum(['work', 'refund', 'cancellation', 'payment']),
});
export type Hindrance = z.infer<typeof Hindrance>;

/** What an erasure would meet: `keeps` orders that the law makes us keep. */
export const ErasureOutlook = z.object({
  hindrances: z.array(Hindrance),
  keeps: z.number().int(),
  /** Whoever works for the studio is dismissed first. */
  isStaff: z.boolean(),
});
export type ErasureOutlook = z.infer<typeof ErasureOutlook>;

export const Erased = z.object({ keptOrders: z.number().int() });
