import { MousePointerClick } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslate } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OrderDetailPanel } from './order-detail-panel.tsx';
import { OrderFilterBar } from './order-filter-bar.tsx';
import { OrderList } from './order-list.tsx';

/** List and detail side by side; on phones one after the other. The choice is in the address. */
export function OrdersPanel() {
  const translate = useTranslate();
  const [params, setParams] = useSearchParams();
  const chosen = params.get('order');
  const list = useRef<HTMLDivElement>(null);
  const detail = useRef<HTMLDivElement>(null);
  const shown = useRef(chosen);

  const back = useCallback(
    () =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete('order');
          return next;
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );

  useEffect(() => {
    const before = shown.current;
    shown.current = chosen;
    if (before === chosen) return;
    // Where the views replace one another, focus goes along: to the detail, and back to the order it came from.
    const isListHidden = list.current?.offsetParent === null;
    if (chosen && isListHidden) {
      detail.current?.focus();
      scrollTo({ top: 0 });
    }
    if (!chosen && detail.current?.offsetParent === null)
      list.current?.querySelector<HTMLElement>(`[data-order="${CSS.escape(before ?? '')}"]`)?.focus();
  }, [chosen]);

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] print:block">
      <div className={classNames('lg:col-span-2', chosen && 'hidden lg:block')}>
        <OrderFilterBar />
      </div>
      <div ref={list} className={classNames('print:hidden', chosen && 'hidden lg:block')}>
        <OrderList chosen={chosen} />
      </div>
      <div ref={detail} tabIndex={-1} className={classNames('outline-none', !chosen && 'hidden lg:block')}>
        {chosen ? (
          <OrderDetailPanel key={chosen} orderId={chosen} onBack={back} />
        ) : (
          <div className="rounded-lg border border-line border-dashed">
            <EmptyState
              icon={<MousePointerClick aria-hidden />}
              title={translate('admin.orders.choose')}
              text={translate('admin.orders.chooseText')}
            />
          </div>
        )}
      </div>
    </div>
  );
}
