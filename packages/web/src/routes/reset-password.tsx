import { ResetPassword } from '../features/auth/reset-password.tsx';
import { PageMeta } from '../features/shell/page-meta.tsx';
import { useTranslate } from '../lib/i18n.tsx';

export function Component() {
  const translate = useTranslate();
  return (
    <>
      <PageMeta title={translate('auth.reset.title')} noIndex />
      <ResetPassword />
    </>
  );
}
