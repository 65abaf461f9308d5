import { useTranslate } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { CategoryChoice } from './use-category.ts';

/** The specification's order of the buttons. */
const CHOICES: readonly CategoryChoice[] = ['all', 'food', 'fashion', 'cosmetics', 'others'];

interface CategoryFilterProps {
  chosen: CategoryChoice;
  onChoose: (next: CategoryChoice) => void;
}

export function CategoryFilter({ chosen, onChoose }: CategoryFilterProps) {
  const translate = useTranslate();
  return (
    <fieldset className="-mx-5 flex min-w-0 gap-2 overflow-x-auto px-5 py-1 max-sm:w-[calc(100%+2.5rem)] sm:mx-0 sm:flex-wrap sm:px-1">
      <legend className="sr-only">{translate('shop.filter')}</legend>
      {CHOICES.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === chosen}
          onClick={() => onChoose(choice)}
          className={classNames(
            'min-h-11 shrink-0 cursor-pointer rounded-full border px-5 font-medium transition-colors',
            choice === chosen ? 'border-ink bg-ink text-paper' : 'border-line-strong text-ink hover:border-ink',
          )}
        >
          {translate(`shop.categories.${choice}`)}
        </button>
      ))}
    </fieldset>
  );
}
