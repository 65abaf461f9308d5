import { LANGUAGE_TAGS } from '@softbox/config/languages';
import { formatCharge, formatMoney, toMinorUnits } from '@softbox/config/money';
import type { ComponentProps, ReactNode } from 'react';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { ReceiptLinks } from '../../lib/receipt-links.tsx';
import type { Refunds } from '../../lib/use-refunds.ts';
import { Badge } from '../../ui/badge.tsx';
import { type Order, PAYMENT_TONES } from './order.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderNext } from './order-next.tsx';
import { OrderRefunds } from './order-refunds.tsx';

interface OrderViewProps {
  order: Order;
  refunds: Refunds | undefined;
  receipts: ComponentProps<typeof ReceiptLinks>['receipts'];
  accessKey: string | undefined;
  material: ReactNode;
  reviews: ReactNode;
}

export function OrderView({ order, refunds, receipts, accessKey, material, reviews }: OrderViewProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { dateStyle: 'long', timeStyle: 'short' });
  const date = (iso: string | null) => (iso ? format.format(new Date(iso)) : '');
  const { status, paymentStatus, productionStage, paymentMethod, transactionId, consents, country, refundedAmount } =
    order;
  // Not every provider takes the currency of every country.
  const abroad = order.attempts.find(
    (attempt) => attempt.status === 'succeeded' && attempt.currency !== order.currency,
  );
  return (
    <>
      <header className="mb-8 flex flex-col gap-3 sm:mb-10">
        <h1 className="font-semibold text-heading">{translate('order.page.title')}</h1>
        <p className="text-muted">
          {translate('order.page.number')} <span className="break-all text-ink tabular-nums">{order.id}</span>
        </p>
        <p className="flex flex-wrap gap-2">
          <Badge tone={PAYMENT_TONES[paymentStatus]}>{translate(`order.payment.${paymentStatus}`)}</Badge>
          <Badge>
            {translate(status === 'cancelled' ? 'order.status.cancelled' : `order.stage.${productionStage}`)}
          </Badge>
        </p>
      </header>
      <div className="grid gap-10 lg:grid-cols-[1fr_22rem] lg:items-start lg:gap-14">
        <div className="flex flex-col gap-10">
          <OrderLines order={order} />
          {order.status !== 'cancelled' && material}
          <OrderFacts
            title={translate('order.page.paymentState')}
            facts={[
              [translate('order.page.date'), date(order.createdAt)],
              [translate('order.page.paidAt'), date(order.paidAt)],
              [translate('order.page.refunded'), refundedAmount > 0 && formatMoney(country, refundedAmount)],
              [translate('order.page.status'), translate(`order.status.${status}`)],
              [translate('order.page.method'), paymentMethod && translate(`order.provider.${paymentMethod}`)],
              [
                translate('order.page.charged'),
                abroad && formatCharge(country, abroad.currency, toMinorUnits(abroad.currency, abroad.amount)),
              ],
              [
                translate('order.page.transaction'),
                transactionId && <span className="break-all">{transactionId}</span>,
              ],
            ]}
          />
          {receipts.length > 0 && (
            <section>
              <h2 className="mb-2 font-semibold text-lg">{translate('receipts.title')}</h2>
              <ReceiptLinks receipts={receipts} country={country} accessKey={accessKey} />
            </section>
          )}
          <OrderFacts
            title={translate('order.page.customer')}
            facts={[
              [translate('order.page.name'), order.customerName],
              [translate('order.page.email'), order.customerEmail],
              [translate('order.page.phone'), order.customerPhone],
              [translate('order.page.address'), order.customerAddress],
            ]}
          />
          <OrderFacts
            title={translate('order.page.consents')}
            empty={translate('order.page.noConsents')}
            facts={consents.map(({ consent, textVersion, givenAt }) => [
              translate(`order.page.consent.${consent}`),
              translate('order.page.consentVersion', { version: textVersion, date: date(givenAt) }),
            ])}
          />
          {reviews}
        </div>
        <div className="flex flex-col gap-5 max-lg:-order-1 lg:sticky lg:top-[calc(var(--bar-height)+1.5rem)]">
          <OrderNext order={order} accessKey={accessKey} />
          {refunds && <OrderRefunds order={order} refunds={refunds} accessKey={accessKey} />}
        </div>
      </div>
    </>
  );
}
