import { RATINGS } from '@softbox/config/reviews';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { useTranslate } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';

interface RatingFieldProps {
  value: number;
  error: string | undefined;
  onChange: (rating: number) => void;
}

/** Five stars to choose from; for a keyboard and a screen reader a group of radio buttons. */
export function RatingField({ value, error, onChange }: RatingFieldProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-error`}>
      <legend className="mb-1 font-medium text-sm">{translate('reviews.write.rating')}</legend>
      <div className="-ml-2 flex">
        {RATINGS.map((rating) => (
          <label
            key={rating}
            className="relative flex size-11 items-center justify-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={id}
              value={rating}
              checked={rating === value}
              onChange={() => onChange(rating)}
              aria-invalid={error ? true : undefined}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="sr-only">{translate('reviews.write.star', { rating })}</span>
            <Star
              aria-hidden
              className={classNames(
                'size-7 stroke-1 transition-colors',
                rating <= value ? 'fill-accent stroke-accent' : 'stroke-muted',
              )}
            />
          </label>
        ))}
      </div>
      <p id={`${id}-error`} aria-live="polite" className="text-danger text-sm empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
