import { formatCharge, toMinorUnits } from '@softbox/config/money';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { useCode } from '../../lib/use-code.ts';
import type { Refunds } from '../../lib/use-refunds.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Price } from '../../ui/price.tsx';
import { clauseWords } from './clause-words.ts';
import type { Order } from './order.ts';
import { RefundList } from './refund-list.tsx';

interface OrderRefundsProps {
  order: Order;
  refunds: Refunds;
  accessKey: string | undefined;
}

const load = async () => (await import('./cancel-dialog.tsx')).CancelDialog;

/** What came back, what would come back now and why, and the way to cancel. Nothing where nothing was ever paid. */
export function OrderRefunds({ order, refunds, accessKey }: OrderRefundsProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const CancelDialog = useCode(open, load, () => setOpen(false));
  const heading = useRef<HTMLHeadingElement>(null);
  const { request, cancellable } = refunds;
  const quote = order.status === 'cancelled' ? null : refunds.quote;

  // The button that opened the dialog is gone with what it was for.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open) wasOpen.current = true;
    else if (wasOpen.current && !cancellable && document.activeElement === document.body) heading.current?.focus();
  }, [open, cancellable]);

  if (!quote && !request && refunds.refunds.length === 0) return null;
  return (
    <Card className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg">
        {translate('refunds.title')}
      </h2>
      {refunds.refunds.length > 0 && <RefundList refunds={refunds.refunds} country={order.country} />}
      {request?.status === 'open' && <Alert>{translate('refunds.request.open')}</Alert>}
      {request?.status === 'declined' && (
        <Alert title={translate('refunds.request.declined')}>
          <p className="whitespace-pre-line break-words">{request.answer}</p>
        </Alert>
      )}
      {quote && request?.status !== 'open' && <Terms order={order} refunds={refunds} quote={quote} />}
      {cancellable && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {translate(quote?.clause === 'unstated' || refunds.elsewhere ? 'refunds.ask' : 'refunds.cancel')}
        </Button>
      )}
      {open && CancelDialog && quote && (
        <CancelDialog
          order={order}
          refunds={refunds}
          quote={quote}
          accessKey={accessKey}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}

interface TermsProps {
  order: Order;
  refunds: Refunds;
  quote: NonNullable<Refunds['quote']>;
}

function Terms({ order, refunds: { currency }, quote }: TermsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { clause, amount, fullUntil } = quote;
  const back = formatCharge(order.country, currency, toMinorUnits(currency, amount));
  return (
    <div className="flex flex-col gap-1">
      {clause !== 'unstated' && amount > 0 && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-muted text-sm">{translate('refunds.now')}</span>
          <Price>{translate('refunds.back', { amount: back })}</Price>
        </p>
      )}
      <p className="text-muted text-sm">{clauseWords(translate, quote)}</p>
      {clause === 'before_work' && (
        <p className="text-muted text-sm">
          {translate('refunds.until', { date: formatDate(language, fullUntil, 'moment') })}
        </p>
      )}
    </div>
  );
}
