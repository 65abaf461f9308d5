import { useTranslate } from '../../lib/i18n.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AdminGuard } from './admin-guard.tsx';
import type { AdminTab } from './admin-tab.ts';
import { MembersPanel } from './members-panel.tsx';
import { OrdersPanel } from './orders-panel.tsx';

interface AdminProps {
  tab: AdminTab;
  onTab: (tab: AdminTab) => void;
}

export function Admin({ tab, onTab }: AdminProps) {
  const translate = useTranslate();
  return (
    <AdminGuard>
      <div className="container-page flex flex-col gap-6 py-8 sm:py-12">
        <h1 className="font-semibold text-heading">{translate('admin.title')}</h1>
        <Tabs
          label={translate('admin.title')}
          value={tab}
          onChange={onTab}
          tabs={[
            { value: 'orders', label: translate('admin.tab.orders'), content: <OrdersPanel /> },
            { value: 'users', label: translate('admin.tab.users'), content: <MembersPanel /> },
          ]}
        />
      </div>
    </AdminGuard>
  );
}
