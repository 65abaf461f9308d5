import { LANGUAGE_TAGS } from '@softbox/config/languages';
import { type ReactNode, useId } from 'react';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { Stars } from '../../ui/stars.tsx';

interface ReviewsSectionProps {
  count: number;
  average: number;
  className?: string;
  children: ReactNode;
}

/** What all reviews come to, above those that are shown. */
export function ReviewsSection({ count, average, className, children }: ReviewsSectionProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const id = useId();
  const figure = average.toLocaleString(LANGUAGE_TAGS[language], { minimumFractionDigits: 1 });
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="font-bold text-heading">
        {translate('reviews.title')}
      </h2>
      <p className="mt-4 mb-8 flex flex-wrap items-center gap-3 text-lg">
        <Stars rating={average} label={translate('reviews.stars', { rating: figure })} className="h-6" />
        {translate('reviews.summary', { average: figure, count })}
      </p>
      {children}
    </section>
  );
}
