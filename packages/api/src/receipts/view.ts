import { CURRENCIES } from '@softbox/config/countries';
import { RECEIPT_KINDS } from '@softbox/config/receipts';
import { z } from 'zod';

export const ReceiptView = z.object({
  id: z.string(),
  kind: z.enum(RECEIPT_KINDS),
  /** `KR-R-000012` */
  number: z.string(),
  amount: z.number(),
  currency: z.enum(CURRENCIES),
  issuedAt: z.iso.datetime(),
});
export type ReceiptView = z.infer<typeof ReceiptView>;
