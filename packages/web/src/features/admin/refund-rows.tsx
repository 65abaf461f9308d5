import { formatDate } from '../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import type { Refunds } from '../../lib/use-refunds.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Price } from '../../ui/price.tsx';
import type { OrderDetail } from './order-detail.ts';
import { chargeOf } from './refunds.ts';

const TONES: Record<Refunds['refunds'][number]['status'], BadgeTone> = {
  requested: 'warning',
  pending: 'warning',
  succeeded: 'success',
  failed: 'danger',
};

/** What the desk can do something about is said in words; all else is the provider's code. */
const WORDED = ['FULL_REFUND_ONLY', 'DISPUTED'] as const;
const isWorded = (code: string): code is (typeof WORDED)[number] => WORDED.some((worded) => worded === code);

/** Every refund there was, and why. */
export function RefundRows({ order, refunds }: { order: OrderDetail; refunds: Refunds }) {
  const translate = useTranslate();
  const language = useLanguage();
  if (refunds.refunds.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3 text-sm">
      {refunds.refunds.map((refund) => (
        <li key={refund.id}>
          <span className="flex flex-wrap items-center gap-2">
            <Price>{chargeOf(order, refund, refund.amount)}</Price>
            <Badge tone={TONES[refund.status]}>{translate(`refundDesk.status.${refund.status}`)}</Badge>
          </span>
          <span className="mt-1 block text-muted">
            {[
              formatDate(language, refund.createdAt, 'moment'),
              translate(`refundDesk.reason.${refund.reason}`),
              isWorded(refund.failureCode) ? translate(`refundDesk.failure.${refund.failureCode}`) : refund.failureCode,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {refund.note && <span className="block break-words">{refund.note}</span>}
        </li>
      ))}
    </ul>
  );
}
