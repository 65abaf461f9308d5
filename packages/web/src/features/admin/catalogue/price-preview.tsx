import { COUNTRY_CODES } from '@softbox/config/countries';
import { formatMoney, priceIn } from '@softbox/config/money';
import { countryName } from '../../../lib/display-names.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';

/** What a base price means in every country, as it is typed. */
export function PricePreview({ basePrice }: { basePrice: number }) {
  const translate = useTranslate();
  const language = useLanguage();
  const isPrice = Number.isInteger(basePrice) && basePrice > 0;
  return (
    <section aria-label={translate('admin.catalogue.preview')} className="rounded-md bg-sunken px-4 py-3 text-sm">
      <p className="text-muted">{translate('admin.catalogue.basePriceHint')}</p>
      <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-3">
        {COUNTRY_CODES.map((code) => (
          <div key={code} className="flex justify-between gap-3">
            <dt className="min-w-0 truncate">{countryName(language, code)}</dt>
            <dd className="font-semibold tabular-nums">
              {isPrice ? formatMoney(code, priceIn(code, basePrice)) : '–'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
