import { useState } from 'react';
import { formatDate } from '../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { LoadFailure } from '../../lib/load-failure.tsx';
import { ReceiptLinks } from '../../lib/receipt-links.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useCode } from '../../lib/use-code.ts';
import { useMay } from '../../lib/use-may.ts';
import { type Refunds, useRefunds } from '../../lib/use-refunds.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Facts, Part } from './facts.tsx';
import type { OrderDetail } from './order-detail.ts';
import { ReadOnlyNote } from './read-only-note.tsx';
import { RefundRows } from './refund-rows.tsx';
import { chargeOf, ruleWords } from './refunds.ts';

const loadRefund = async () => (await import('./refund-dialog.tsx')).RefundDialog;
const loadAnswer = async () => (await import('./decline-dialog.tsx')).DeclineDialog;

/** What the rules give back, what went back, and what the customer asks for. */
export function OrderRefunds({ order }: { order: OrderDetail }) {
  const translate = useTranslate();
  const receipts = trpc.receipts.ofOrder.useQuery({ orderId: order.id }, { refetchOnMount: 'always' });
  const isPaid = order.paidAt !== null || order.paymentStatus === 'review';
  const refunds = useRefunds({ orderId: order.id }, isPaid);
  if (!isPaid) return null;
  return (
    <Part title={translate('refundDesk.title')} className="xl:col-span-2">
      {refunds.data && <Standing order={order} refunds={refunds.data} />}
      {!refunds.data && refunds.isPending && <Skeleton className="h-32 rounded-lg" />}
      {!refunds.data && refunds.isError && <LoadFailure error={refunds.error} onRetry={() => void refunds.refetch()} />}
      {receipts.data && receipts.data.length > 0 && (
        <div className="mt-5 text-sm">
          <h4 className="text-muted">{translate('receipts.title')}</h4>
          <ReceiptLinks receipts={receipts.data} country={order.country} />
        </div>
      )}
    </Part>
  );
}

function Standing({ order, refunds }: { order: OrderDetail; refunds: Refunds }) {
  const translate = useTranslate();
  const language = useLanguage();
  const [open, setOpen] = useState<'refund' | 'answer' | null>(null);
  const close = () => setOpen(null);
  const RefundDialog = useCode(open === 'refund', loadRefund, close);
  const DeclineDialog = useCode(open === 'answer', loadAnswer, close);
  const may = useMay();
  const { quote, request, left, disputed, elsewhere } = refunds;
  const isAsked = request?.status === 'open';
  const mayRefund = left > 0 && !disputed && !elsewhere;
  return (
    <div className="flex flex-col items-start gap-5">
      {isAsked && (
        <Alert title={translate('refundDesk.asked')} className="self-stretch">
          {translate(elsewhere ? 'refundDesk.askedElsewhere' : 'refundDesk.askedText', {
            date: formatDate(language, request.askedAt, 'moment'),
          })}
        </Alert>
      )}
      {disputed && <Alert className="self-stretch">{translate('refundDesk.disputed')}</Alert>}
      {elsewhere && left > 0 && !isAsked && (
        <Alert className="self-stretch">{translate('errors.REFUND_ELSEWHERE')}</Alert>
      )}
      <Facts
        lines={[
          [
            translate('refundDesk.byRule'),
            quote && quote.share !== null && quote.amount > 0 && chargeOf(order, refunds, quote.amount),
          ],
          [translate('refundDesk.why'), quote && ruleWords(translate, quote)],
          [translate('refundDesk.left'), chargeOf(order, refunds, left)],
        ]}
      />
      <RefundRows order={order} refunds={refunds} />
      {(mayRefund || isAsked) && <ReadOnlyNote permission="refunds" />}
      {(mayRefund || isAsked) && may('refunds') && (
        <div className="flex flex-wrap gap-3">
          {mayRefund && (
            <Button size="sm" variant={isAsked ? 'primary' : 'secondary'} onClick={() => setOpen('refund')}>
              {translate('refundDesk.open')}
            </Button>
          )}
          {isAsked && (
            <Button size="sm" variant="secondary" onClick={() => setOpen('answer')}>
              {translate('refundDesk.decline')}
            </Button>
          )}
        </div>
      )}
      {open === 'refund' && RefundDialog && <RefundDialog order={order} refunds={refunds} onClose={close} />}
      {open === 'answer' && DeclineDialog && <DeclineDialog order={order} onClose={close} />}
    </div>
  );
}
