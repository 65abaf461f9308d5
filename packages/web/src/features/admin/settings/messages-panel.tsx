import { MESSAGE_FILTERS, MessageFilters } from '@softbox/config/inputs/admin';
import { ArrowLeft } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useCountry } from '../../../lib/country.tsx';
import { useTranslate } from '../../../lib/i18n.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/link.tsx';
import { adminPath } from '../admin-tab.ts';
import { StatusFilter } from '../content/status-filter.tsx';
import { ListAndDetail } from '../list-and-detail.tsx';
import { SearchField } from '../search-field.tsx';
import { MessageDetailPanel } from './message-detail-panel.tsx';
import { MessageList } from './message-list.tsx';

/** All that the providers have told us, that of no order as well. What is looked for stands in the address. */
export function MessagesPanel() {
  const translate = useTranslate();
  const { code } = useCountry();
  const [params, setParams] = useSearchParams();
  const said = (name: string) => params.get(name)?.trim().slice(0, 100) || undefined;
  const search = said('search');
  const { data: filters = {} } = MessageFilters.safeParse({ show: said('status'), search });
  const find = (text: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (text.trim()) next.set('search', text.trim());
        else next.delete('search');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col items-start gap-2">
        <Link to={adminPath(code, 'settings')} className={classNames(buttonClass('ghost', 'sm'), '-ml-3')}>
          <ArrowLeft aria-hidden className="size-4" />
          {translate('admin.tab.settings')}
        </Link>
        <h2 className="font-semibold text-title">{translate('admin.settings.queue.inbox')}</h2>
        <p className="max-w-prose text-muted text-sm">{translate('admin.settings.messages.text')}</p>
      </div>
      <ListAndDetail
        param="message"
        filters={
          <div className="flex flex-col gap-4">
            <div className="flex max-w-xl">
              <SearchField
                label={translate('admin.settings.messages.search')}
                hint={translate('admin.settings.messages.searchHint')}
                value={search ?? ''}
                onChange={find}
              />
            </div>
            <StatusFilter
              label={translate('admin.settings.messages.filter')}
              all={translate('admin.desk.any')}
              choices={MESSAGE_FILTERS.map((value) => ({
                value,
                label: translate(
                  value === 'ownerless' ? 'admin.settings.messages.ownerless' : `admin.desk.money.state.${value}`,
                ),
              }))}
              chosen={filters.show}
            />
          </div>
        }
        list={(chosen) => <MessageList filters={filters} chosen={chosen} />}
        detail={(chosen, back) => <MessageDetailPanel key={chosen} id={chosen} onBack={back} />}
        prompt={{
          title: translate('admin.settings.messages.choose'),
          text: translate('admin.settings.messages.chooseText'),
        }}
      />
    </div>
  );
}
