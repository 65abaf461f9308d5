import { receiptNumber } from '@softbox/config/receipts';
import { receipts } from '@softbox/db';
import { and, eq } from 'drizzle-orm';
import type { Mail } from '../mail/mailer.ts';
import type { MailPayload } from '../mail/payload.ts';
import type { Services } from '../services.ts';
import { drawReceipt } from './draw-receipt.ts';

/** The receipt of a payment and the credit note of a refund travel with the mail about it. */
export async function attachReceipt(
  { db, env }: Pick<Services, 'db' | 'env'>,
  mail: MailPayload,
): Promise<NonNullable<Mail['attachments']>> {
  const which =
    mail.mail === 'orderPaid'
      ? and(eq(receipts.orderId, mail.orderId), eq(receipts.kind, 'receipt'))
      : mail.mail === 'paymentRefunded' && mail.receiptId
        ? eq(receipts.id, mail.receiptId)
        : undefined;
  if (!which) return [];
  const [receipt] = await db.read.select().from(receipts).where(which);
  if (!receipt) return [];
  const content = await drawReceipt(receipt, env.STUDIO_TIME_ZONE);
  return [{ filename: fileName(receipt), content, contentType: 'application/pdf' }];
}

export const fileName = ({ country, kind, number }: typeof receipts.$inferSelect) =>
  `softbox-${receiptNumber(country, kind, number)}.pdf`;
