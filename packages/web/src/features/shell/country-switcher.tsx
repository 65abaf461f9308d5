import { COUNTRIES, COUNTRY_CODES } from '@softbox/config/countries';
import { LANGUAGE_TAGS } from '@softbox/config/languages';
import { ChevronDown } from 'lucide-react';
import { use } from 'react';
import { useLocation } from 'react-router';
import { useCountry } from '../../lib/country.tsx';
import { inCountry } from '../../lib/country-path.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { LinkAddress } from '../../ui/link.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';

/** The same page in another country: other prices, other ways to pay. */
export function CountrySwitcher() {
  const translate = useTranslate();
  const current = useCountry();
  const { pathname, search } = useLocation();
  const addressOf = use(LinkAddress);
  return (
    <Menu
      label={`${translate('shell.country')}: ${current.code} ${current.currencySymbol}`}
      triggerClass={buttonClass('ghost', 'sm')}
      trigger={
        <>
          {current.code} <span className="text-muted">{current.currencySymbol}</span>
          <ChevronDown aria-hidden className="size-4 text-muted" />
        </>
      }
    >
      {COUNTRY_CODES.map((code) => {
        const { name, currencySymbol, language } = COUNTRIES[code];
        return (
          <MenuItem key={code} to={addressOf(inCountry({ pathname, search }, code))} current={code === current.code}>
            <span className="w-7 shrink-0 font-semibold text-muted text-sm">{code}</span>
            <span lang={LANGUAGE_TAGS[language]}>{name}</span>
            <span className="ml-auto w-8 text-right text-muted">{currencySymbol}</span>
          </MenuItem>
        );
      })}
    </Menu>
  );
}
