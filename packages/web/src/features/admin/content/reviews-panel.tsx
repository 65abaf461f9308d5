import { ReviewFilters } from '@softbox/config/inputs/reviews';
import { REVIEW_STATUSES } from '@softbox/config/reviews';
import { useSearchParams } from 'react-router';
import { useTranslate } from '../../../lib/i18n.tsx';
import { ListAndDetail } from '../list-and-detail.tsx';
import { ReviewDetailPanel } from './review-detail-panel.tsx';
import { ReviewList } from './review-list.tsx';
import { StatusFilter } from './status-filter.tsx';

export function ReviewsPanel() {
  const translate = useTranslate();
  const [params] = useSearchParams();
  const { data: filters = {} } = ReviewFilters.safeParse({ status: params.get('status') ?? undefined });
  return (
    <ListAndDetail
      param="review"
      filters={
        <StatusFilter
          label={translate('admin.content.reviews.filter')}
          all={translate('admin.content.reviews.all')}
          choices={REVIEW_STATUSES.map((value) => ({
            value,
            label: translate(`admin.content.reviews.status.${value}`),
          }))}
          chosen={filters.status}
        />
      }
      list={(chosen) => <ReviewList filters={filters} chosen={chosen} />}
      detail={(chosen, back) => <ReviewDetailPanel key={chosen} reviewId={chosen} onBack={back} />}
      prompt={{
        title: translate('admin.content.reviews.choose'),
        text: translate('admin.content.reviews.chooseText'),
      }}
    />
  );
}
