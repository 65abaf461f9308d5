import { useRef } from 'react';
import { formatDate } from '../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { useMay } from '../../lib/use-may.ts';
import type { Refunds } from '../../lib/use-refunds.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import type { OrderDetail } from './order-detail.ts';
import { chargeOf } from './refunds.ts';
import { useRetryRefund } from './use-retry-refund.ts';

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
  const may = useMay();
  const retry = useRetryRefund(order.id);
  const list = useRef<HTMLUListElement>(null);
  if (refunds.refunds.length === 0) return null;
  return (
    <ul ref={list} tabIndex={-1} className="flex flex-col gap-3 text-sm outline-none">
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
          {refund.repeatable && may('refunds') && (
            <Button
              size="sm"
              variant="secondary"
              className="mt-2"
              busy={retry.isPending && retry.variables.refundId === refund.id}
              onClick={() =>
                // The button goes with its success: whoever pressed it by key stays at the list.
                retry.mutate({ orderId: order.id, refundId: refund.id }, { onSuccess: () => list.current?.focus() })
              }
            >
              {translate('refundDesk.again')}
            </Button>
          )}
          {refund.note && <span className="block break-words">{refund.note}</span>}
        </li>
      ))}
    </ul>
  );
}
