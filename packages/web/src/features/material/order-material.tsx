import type { Outputs } from '@softbox/api/types';
import { useTranslate } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Alert } from '../../ui/alert.tsx';
import { BriefForm } from './brief-form.tsx';
import { OrderFiles } from './order-files.tsx';

export type Order = Outputs['orders']['get'];

interface OrderMaterialProps {
  order: Order;
  accessKey: string | undefined;
}

/** What the customer hands in: words and files, changeable until the studio begins. */
export function OrderMaterial({ order, accessKey }: OrderMaterialProps) {
  const translate = useTranslate();
  const utils = trpc.useUtils();
  const ofOrder = { orderId: order.id, ...(accessKey ? { key: accessKey } : {}) };
  const show = (changed: Order) => utils.orders.get.setData(ofOrder, changed);
  return (
    <section aria-labelledby="material" className="flex flex-col gap-6">
      <header>
        <h2 id="material" className="font-semibold text-lg">
          {translate('material.title')}
        </h2>
        <p className="text-muted">{translate(order.materialOpen ? 'material.text' : 'material.closed')}</p>
      </header>
      <OrderFiles order={order} ofOrder={ofOrder} onChange={show} />
      {order.materialOpen && <BriefForm order={order} ofOrder={ofOrder} onChange={show} />}
      {!order.materialOpen && (order.brandName || order.concept || order.additionalRequests) && (
        <Alert>
          {[order.brandName, order.concept, order.additionalRequests].filter(Boolean).map((text) => (
            <p key={text} className="whitespace-pre-line">
              {text}
            </p>
          ))}
        </Alert>
      )}
    </section>
  );
}
