import { formatDate } from '../../lib/format-date.ts';
import { useLanguage, useTranslate, useTranslateData } from '../../lib/i18n.tsx';
import { describeEvent } from './describe-event.ts';
import { Part } from './facts.tsx';
import type { OrderDetail } from './order-detail.ts';

export function OrderHistory({ order }: { order: OrderDetail }) {
  const translate = useTranslate();
  const say = useTranslateData();
  const language = useLanguage();
  return (
    <Part title={translate('admin.orders.events')} className="xl:col-span-2">
      <ol className="flex flex-col text-sm">
        {order.events.map((event, index) => {
          const detail = describeEvent(event.detail, say);
          return (
            <li
              key={index}
              className="relative pb-5 pl-6 before:absolute before:top-2 before:left-0 before:size-2 before:rounded-full before:bg-line-strong after:absolute after:top-5 after:bottom-0 after:left-[3.5px] after:w-px after:bg-line last:pb-0 last:after:hidden last:before:bg-accent"
            >
              <span className="font-medium">{say(`admin.orders.event.${event.type}`)}</span>
              {detail && <span className="block break-words">{detail}</span>}
              <span className="block text-muted">
                {formatDate(language, event.createdAt, 'moment')} ·{' '}
                {event.administrator ?? translate(`admin.orders.actor.${actorOf(event.actor)}`)}
              </span>
            </li>
          );
        })}
      </ol>
    </Part>
  );
}

function actorOf(actor: string) {
  if (actor.startsWith('user:')) return 'customer';
  if (actor === 'guest') return 'guest';
  return actor.startsWith('payment:') ? 'payment' : 'system';
}
