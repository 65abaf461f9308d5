import { useTranslate } from '../../lib/i18n.tsx';
import { ListAndDetail } from './list-and-detail.tsx';
import { OrderDetailPanel } from './order-detail-panel.tsx';
import { OrderFilterBar } from './order-filter-bar.tsx';
import { OrderList } from './order-list.tsx';

export function OrdersPanel() {
  const translate = useTranslate();
  return (
    <ListAndDetail
      param="order"
      filters={<OrderFilterBar />}
      list={(chosen) => <OrderList chosen={chosen} />}
      detail={(chosen, back) => <OrderDetailPanel key={chosen} orderId={chosen} onBack={back} />}
      prompt={{ title: translate('admin.orders.choose'), text: translate('admin.orders.chooseText') }}
    />
  );
}
