import { ENQUIRY_STATUSES } from '@softbox/config/enquiries';
import { EnquiryFilters } from '@softbox/config/inputs/enquiries';
import { useSearchParams } from 'react-router';
import { useTranslate } from '../../../lib/i18n.tsx';
import { ListAndDetail } from '../list-and-detail.tsx';
import { EnquiryDetailPanel } from './enquiry-detail-panel.tsx';
import { EnquiryList } from './enquiry-list.tsx';
import { StatusFilter } from './status-filter.tsx';

export function EnquiriesPanel() {
  const translate = useTranslate();
  const [params] = useSearchParams();
  const { data: filters = {} } = EnquiryFilters.safeParse({ status: params.get('status') ?? undefined });
  return (
    <ListAndDetail
      param="enquiry"
      filters={
        <StatusFilter
          label={translate('admin.content.enquiries.filter')}
          all={translate('admin.content.enquiries.all')}
          choices={ENQUIRY_STATUSES.map((value) => ({
            value,
            label: translate(`admin.content.enquiries.status.${value}`),
          }))}
          chosen={filters.status}
        />
      }
      list={(chosen) => <EnquiryList filters={filters} chosen={chosen} />}
      detail={(chosen, back) => <EnquiryDetailPanel key={chosen} enquiryId={chosen} onBack={back} />}
      prompt={{
        title: translate('admin.content.enquiries.choose'),
        text: translate('admin.content.enquiries.chooseText'),
      }}
    />
  );
}
