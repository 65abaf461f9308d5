import { useTranslate } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { CategoryChoice } from './use-category.ts';

/** The specification's order of the buttons. */
const CHOICES: readonly CategoryChoice[] = ['all', 'food', 'fashion', 'cosmetics', 'others'];

interface CategoryFilterProps {
  chosen: CategoryChoice;
  onChoose: (next: CategoryChoice) => void;
}

/** A form of its own, so that the buttons do the same before the page's code has come. */
export function CategoryFilter({ chosen, onChoose }: CategoryFilterProps) {
  const translate = useTranslate();
  return (
    <form className="min-w-0 max-sm:w-full">
      <fieldset className="-mx-5 flex min-w-0 gap-2 overflow-x-auto px-5 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
        <legend className="sr-only">{translate('shop.filter')}</legend>
        {CHOICES.map((choice) => (
          <button
            key={choice}
            type="submit"
            name="category"
            value={choice}
            aria-pressed={choice === chosen}
            onClick={(event) => {
              event.preventDefault();
              onChoose(choice);
            }}
            className={classNames(
              'min-h-11 shrink-0 cursor-pointer rounded-full border px-5 font-medium transition-colors',
              choice === chosen ? 'border-ink bg-ink text-paper' : 'border-line-strong text-ink hover:border-ink',
            )}
          >
            {translate(`shop.categories.${choice}`)}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
