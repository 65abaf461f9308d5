import { useTranslate } from '../../lib/i18n.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AdminGuard } from './admin-guard.tsx';
import { ADMIN_TABS, type AdminTab } from './admin-tab.ts';
import { TemplatesPanel } from './catalogue/templates-panel.tsx';
import { MembersPanel } from './members/members-panel.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { OverviewPanel } from './overview/overview-panel.tsx';
import { SettingsPanel } from './settings/settings-panel.tsx';

interface AdminProps {
  tab: AdminTab;
  onTab: (tab: AdminTab) => void;
}

const PANELS = {
  overview: <OverviewPanel />,
  orders: <OrdersPanel />,
  users: <MembersPanel />,
  templates: <TemplatesPanel />,
  settings: <SettingsPanel />,
};

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
          tabs={ADMIN_TABS.map((value) => ({
            value,
            label: translate(`admin.tab.${value}`),
            content: PANELS[value],
          }))}
        />
      </div>
    </AdminGuard>
  );
}
