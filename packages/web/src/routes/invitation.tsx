import { AcceptInvitation } from '../features/auth/accept-invitation.tsx';
import { PageMeta } from '../features/shell/page-meta.tsx';
import { useTranslate } from '../lib/i18n.tsx';

export function Component() {
  const translate = useTranslate();
  return (
    <>
      <PageMeta title={translate('admin.staff.invitation.title')} noIndex />
      <AcceptInvitation />
    </>
  );
}
