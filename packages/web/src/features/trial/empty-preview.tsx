import { ImagePlus } from 'lucide-react';
import { useTranslate } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/spinner.tsx';

interface EmptyPreviewProps {
  /** The file field that a click opens. */
  fieldId: string;
  opening: boolean;
  dropping: boolean;
}

/** Where the picture will be: a place to drop it, or to choose one. */
export function EmptyPreview({ fieldId, opening, dropping }: EmptyPreviewProps) {
  const translate = useTranslate();
  return (
    <label
      htmlFor={fieldId}
      className={classNames(
        'flex aspect-4/5 cursor-pointer flex-col items-center justify-center gap-4 rounded-xl border-2 border-dashed p-6 text-center transition-colors hover:border-ink hover:bg-sunken',
        dropping ? 'border-accent bg-sunken' : 'border-line-strong',
      )}
    >
      {opening ? <Spinner /> : <ImagePlus aria-hidden className="size-9 text-accent" />}
      <span className="max-w-56 font-medium text-lg leading-snug">
        {opening ? (
          translate('trial.opening')
        ) : (
          <>
            <span className="pointer-coarse:hidden">{translate('trial.drop')}</span>
            <span className="pointer-coarse:inline hidden">{translate('trial.tap')}</span>
          </>
        )}
      </span>
    </label>
  );
}
