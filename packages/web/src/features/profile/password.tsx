import { KeyRound } from 'lucide-react';
import { openDialog } from '../../lib/dialogs.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Section } from './section.tsx';

export function Password() {
  const translate = useTranslate();
  return (
    <Section title={translate('profile.password.title')} text={translate('profile.password.text')}>
      <Button variant="secondary" className="self-start" onClick={() => openDialog({ kind: 'change-password' })}>
        <KeyRound aria-hidden className="size-4" />
        {translate('auth.change.title')}
      </Button>
    </Section>
  );
}
