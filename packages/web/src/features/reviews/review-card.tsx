import type { Outputs } from '@softbox/api/types';
import { LANGUAGE_TAGS } from '@softbox/config/languages';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { Stars } from '../../ui/stars.tsx';

export type Review = Outputs['reviews']['ofItem']['reviews'][number];

interface ReviewCardProps {
  review: Review;
  /** What it is about, where the page does not say. */
  about?: ReactNode;
}

export function ReviewCard({ review: { rating, text, name, language, day }, about }: ReviewCardProps) {
  const translate = useTranslate();
  const page = useLanguage();
  return (
    <article className="flex h-full flex-col gap-3 rounded-lg border border-line bg-surface p-6">
      <Stars rating={rating} label={translate('reviews.stars', { rating })} className="self-start" />
      <p lang={LANGUAGE_TAGS[language]} className="whitespace-pre-line break-words leading-relaxed">
        {text}
      </p>
      <footer className="mt-auto flex flex-col gap-1 pt-2 text-sm">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span lang={LANGUAGE_TAGS[language]} className="break-words font-semibold">
            {name}
          </span>
          <span className="inline-flex items-center gap-1 text-success">
            <BadgeCheck aria-hidden className="size-4" />
            {translate('reviews.approved')}
          </span>
        </p>
        <p className="text-muted">
          {about}
          {about && ' · '}
          <time dateTime={day}>{formatDay(page, day)}</time>
        </p>
      </footer>
    </article>
  );
}
