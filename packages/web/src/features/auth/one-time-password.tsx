import { useTranslate } from '../../lib/i18n.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { NarrowPage } from './narrow-page.tsx';

/** Stands in place of every private page until the one-time password is changed. */
export function OneTimePassword() {
  const translate = useTranslate();
  return (
    <NarrowPage title={translate('auth.change.oneTimeTitle')} text={translate('auth.change.oneTimeText')}>
      <ChangePasswordForm />
    </NarrowPage>
  );
}
