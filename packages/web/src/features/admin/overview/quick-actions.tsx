import { ArrowRight } from 'lucide-react';
import { useCountry } from '../../../lib/country.tsx';
import { useTranslate } from '../../../lib/i18n.tsx';
import { useMay } from '../../../lib/use-may.ts';
import { Link } from '../../../ui/link.tsx';
import { ADMIN_TABS, adminPath, TAB_PERMISSIONS } from '../admin-tab.ts';

/** Every other tab there is. */
export function QuickActions() {
  const translate = useTranslate();
  const { code } = useCountry();
  const may = useMay();
  return (
    <nav aria-labelledby="quick-actions" className="flex flex-col gap-4">
      <h2 id="quick-actions" className="font-semibold text-title">
        {translate('admin.overview.actions')}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
        {ADMIN_TABS.filter((tab) => tab !== 'overview' && may(TAB_PERMISSIONS[tab])).map((tab) => (
          <li key={tab}>
            <Link
              to={adminPath(code, tab)}
              className="flex min-h-13 items-center justify-between gap-4 rounded-lg border border-line bg-surface px-5 py-3 font-medium transition-colors hover:border-ink"
            >
              {translate(`admin.tab.${tab}`)}
              <ArrowRight aria-hidden className="size-4 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
