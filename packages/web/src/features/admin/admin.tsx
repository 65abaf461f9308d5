import { useTranslate } from '../../lib/i18n.tsx';
import { useMay } from '../../lib/use-may.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { AdminGuard } from './admin-guard.tsx';
import { ADMIN_TABS, type AdminTab, TAB_PERMISSIONS } from './admin-tab.ts';
import { AdministratorsPanel } from './administrators/administrators-panel.tsx';
import { TemplatesPanel } from './catalogue/templates-panel.tsx';
import { ContentPanel } from './content/content-panel.tsx';
import { WaitingBadge } from './content/waiting-badge.tsx';
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
  content: <ContentPanel />,
  settings: <SettingsPanel />,
  administrators: <AdministratorsPanel />,
};

export function Admin({ tab, onTab }: AdminProps) {
  const translate = useTranslate();
  const may = useMay();
  return (
    <AdminGuard>
      <div className="container-page flex flex-col gap-6 py-8 sm:py-12">
        <h1 className="font-semibold text-heading">{translate('admin.title')}</h1>
        <Tabs
          label={translate('admin.title')}
          value={tab}
          onChange={onTab}
          tabs={ADMIN_TABS.filter((value) => may(TAB_PERMISSIONS[value])).map((value) => ({
            value,
            label: (
              <>
                {translate(`admin.tab.${value}`)}
                {value === 'content' && <WaitingBadge />}
              </>
            ),
            content: PANELS[value],
          }))}
        />
      </div>
    </AdminGuard>
  );
}
