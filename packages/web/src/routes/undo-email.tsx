import { UndoEmail } from '../features/auth/undo-email.tsx';
import { PageMeta } from '../features/shell/page-meta.tsx';
import { useTranslate } from '../lib/i18n.tsx';

export function Component() {
  const translate = useTranslate();
  return (
    <>
      <PageMeta title={translate('auth.undo.title')} noIndex />
      <UndoEmail />
    </>
  );
}
