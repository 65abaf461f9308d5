import type { Outputs } from '@softbox/api/types';
import { useTranslate } from '../../lib/i18n.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewsSection } from './reviews-section.tsx';

/** Default export: its code comes only where there are reviews. */
export default function TemplateReviews({
  reviews: { count, average, reviews },
}: {
  reviews: Outputs['reviews']['ofItem'];
}) {
  const translate = useTranslate();
  return (
    <ReviewsSection count={count} average={average ?? 0} className="mt-16 border-line border-t pt-12 lg:mt-24 lg:pt-16">
      <ul className="grid gap-4 md:grid-cols-2">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {count > reviews.length && (
        <p className="mt-6 text-muted text-sm">{translate('reviews.newest', { count: reviews.length })}</p>
      )}
    </ReviewsSection>
  );
}
