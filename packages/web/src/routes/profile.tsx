import { Profile } from '../features/profile/profile.tsx';
import { PageMeta } from '../features/shell/page-meta.tsx';
import { useTranslate } from '../lib/i18n.tsx';
import { PasswordGate } from './password-gate.tsx';

export function Component() {
  const translate = useTranslate();
  return (
    <>
      <PageMeta title={translate('profile.title')} noIndex />
      <PasswordGate>
        <Profile />
      </PasswordGate>
    </>
  );
}
