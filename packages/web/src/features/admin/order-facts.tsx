import { formatDate } from '../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Facts, Part } from './facts.tsx';
import type { OrderDetail } from './order-detail.ts';

const LINK = 'underline decoration-line-strong underline-offset-4 hover:decoration-accent';

export function CustomerFacts({ order }: { order: OrderDetail }) {
  const translate = useTranslate();
  const name = (
    <>
      {order.customerName}
      {!order.customerEmail && <Badge className={order.customerName && 'ml-2'}>{translate('privacy.desk.gone')}</Badge>}
      {order.isGuestOrder && <Badge className="ml-2">{translate('admin.orders.guest')}</Badge>}
    </>
  );
  const email = order.customerEmail && (
    <a href={`mailto:${order.customerEmail}`} className={LINK}>
      {order.customerEmail}
    </a>
  );
  const phone = order.customerPhone && (
    <a href={`tel:${order.customerPhone.replaceAll(/[^+\d]/g, '')}`} className={LINK}>
      {order.customerPhone}
    </a>
  );
  return (
    <Part title={translate('admin.orders.customer')}>
      <Facts
        lines={[
          [translate('admin.orders.name'), name],
          [translate('admin.orders.email'), email],
          [translate('admin.orders.phone'), phone],
          [translate('admin.orders.address'), order.customerAddress],
          [translate('admin.orders.brand'), order.brandName],
          [translate('admin.orders.concept'), order.concept],
          [translate('admin.orders.requirements'), order.additionalRequests],
        ]}
      />
      <Consents consents={order.consents} />
    </Part>
  );
}

function Consents({ consents }: Pick<OrderDetail, 'consents'>) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <div className="mt-5 text-sm">
      <h4 className="text-muted">{translate('admin.orders.consents')}</h4>
      <ul className="mt-1.5 flex flex-col gap-2">
        {consents.map(({ consent, textVersion, givenAt }) => (
          <li key={consent}>
            {translate(`admin.orders.consent.${consent}`)}
            <span className="block text-muted">
              {formatDate(language, givenAt, 'moment')} ·{' '}
              {translate('admin.orders.consentVersion', { version: textVersion })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function OrderFacts({ order }: { order: OrderDetail }) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Part title={translate('admin.orders.info')}>
      <Facts
        lines={[
          [
            translate('admin.orders.number'),
            <span key="id" className="break-all">
              {order.id}
            </span>,
          ],
          [translate('admin.orders.placed'), formatDate(language, order.createdAt, 'moment')],
          [translate('admin.orders.paid'), order.paidAt && formatDate(language, order.paidAt, 'moment')],
          [translate('admin.orders.method'), order.paymentMethod && translate(`order.provider.${order.paymentMethod}`)],
          [
            translate('admin.orders.transaction'),
            order.transactionId && <span className="break-all">{order.transactionId}</span>,
          ],
          [
            translate('admin.desk.draft.at'),
            order.draftDeliveredAt && formatDate(language, order.draftDeliveredAt, 'moment'),
          ],
          [translate('admin.orders.production'), translate(`admin.orders.stage.${order.productionStage}`)],
        ]}
      />
    </Part>
  );
}
