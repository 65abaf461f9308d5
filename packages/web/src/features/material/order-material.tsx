import type { Outputs } from '@softbox/api/types';
import { useTranslate } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
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
    <section id="material" aria-labelledby="material-title" className="flex flex-col gap-6">
      <header className="flex flex-col gap-1">
        <h2 id="material-title" className="font-semibold text-lg">
          {translate('material.title')}
        </h2>
        <p className="text-muted">{translate(order.materialOpen ? 'material.text' : 'material.closed')}</p>
      </header>
      <OrderFiles order={order} ofOrder={ofOrder} onChange={show} />
      {order.materialOpen ? (
        <BriefForm order={order} ofOrder={ofOrder} onChange={show} />
      ) : (
        <BriefFacts order={order} />
      )}
    </section>
  );
}

/** The brief as it stands; what was not said is left out. */
function BriefFacts({ order }: { order: Order }) {
  const translate = useTranslate();
  const said = [
    ['brandName', order.brandName],
    ['concept', order.concept],
    ['requirements', order.additionalRequests],
  ] as const;
  return (
    <dl className="flex flex-col gap-3">
      {said
        .filter(([, words]) => words)
        .map(([name, words]) => (
          <div key={name}>
            <dt className="text-muted text-sm">{translate(`material.${name}`)}</dt>
            <dd className="whitespace-pre-line break-words">{words}</dd>
          </div>
        ))}
    </dl>
  );
}
