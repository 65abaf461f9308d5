import type { Outputs } from '@softbox/api/types';
import { parseItemKey } from '@softbox/config/catalog';
import { paths } from '@softbox/config/paths';
import { useCountry } from '../../lib/country.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { Link } from '../../ui/link.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewsSection } from './reviews-section.tsx';

/** Default export: its code comes only where there are reviews. */
export default function LandingReviews({
  reviews: { count, average, reviews },
}: {
  reviews: Outputs['reviews']['newest'];
}) {
  return (
    <div className="border-line border-t">
      <ReviewsSection count={count} average={average ?? 0} className="container-page py-20 lg:py-32">
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} about={<About {...review} />} />
            </li>
          ))}
        </ul>
      </ReviewsSection>
    </div>
  );
}

function About({ itemKey, title }: { itemKey: string; title: string }) {
  const translate = useTranslate();
  const { code } = useCountry();
  const item = parseItemKey(itemKey);
  const words = translate('reviews.about', { title });
  return item?.kind === 'template' ? (
    <Link
      to={paths.template(code, item.id)}
      className="underline decoration-line-strong underline-offset-4 hover:text-ink"
    >
      {words}
    </Link>
  ) : (
    words
  );
}
