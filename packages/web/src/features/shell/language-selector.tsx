import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '@softbox/config/languages';
import { inLanguage } from '@softbox/config/paths';
import { Languages } from 'lucide-react';
import { useLocation } from 'react-router';
import { rememberLanguage, useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';

/** The same page in another language, each under an address of its own. */
export function LanguageSelector() {
  const translate = useTranslate();
  const current = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <Menu
      label={`${translate('shell.language')}: ${LANGUAGE_NAMES[current]}`}
      triggerClass={buttonClass('ghost', 'icon')}
      trigger={<Languages aria-hidden className="size-5" />}
    >
      {LANGUAGES.map((language) => (
        <MenuItem
          key={language}
          to={inLanguage(`${pathname}${search}`, language)}
          hrefLang={LANGUAGE_TAGS[language]}
          onSelect={() => rememberLanguage(language)}
          current={language === current}
        >
          <span lang={LANGUAGE_TAGS[language]}>{LANGUAGE_NAMES[language]}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}
