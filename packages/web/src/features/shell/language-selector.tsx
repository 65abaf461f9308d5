import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '@softbox/config/languages';
import { Languages } from 'lucide-react';
import { useLanguage, useSwitchLanguage, useTranslate } from '../../lib/i18n.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Menu, MenuCheck, MenuItem } from '../../ui/menu.tsx';

export function LanguageSelector() {
  const translate = useTranslate();
  const current = useLanguage();
  const switchLanguage = useSwitchLanguage();
  const label = translate('shell.language');
  return (
    <Menu
      label={label}
      trigger={
        <button
          type="button"
          aria-label={`${label}: ${LANGUAGE_NAMES[current]}`}
          className={buttonClass('ghost', 'icon')}
        >
          <Languages aria-hidden className="size-5" />
        </button>
      }
    >
      {LANGUAGES.map((language) => (
        <MenuItem key={language} current={language === current} onSelect={() => switchLanguage(language)}>
          <span lang={LANGUAGE_TAGS[language]}>{LANGUAGE_NAMES[language]}</span>
          <MenuCheck shown={language === current} />
        </MenuItem>
      ))}
    </Menu>
  );
}
