import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '@softbox/config/languages';
import { Languages } from 'lucide-react';
import { useLanguage, useSwitchLanguage, useTranslate } from '../../lib/i18n.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';

export function LanguageSelector() {
  const translate = useTranslate();
  const current = useLanguage();
  const switchLanguage = useSwitchLanguage();
  return (
    <Menu
      label={`${translate('shell.language')}: ${LANGUAGE_NAMES[current]}`}
      triggerClass={buttonClass('ghost', 'icon')}
      trigger={<Languages aria-hidden className="size-5" />}
    >
      {LANGUAGES.map((language) => (
        <MenuItem key={language} current={language === current} onSelect={() => switchLanguage(language)}>
          <span lang={LANGUAGE_TAGS[language]}>{LANGUAGE_NAMES[language]}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}
