import { useSearchParams } from 'react-router';
import { Admin } from '../features/admin/admin.tsx';
import { adminTabIn } from '../features/admin/admin-tab.ts';
import { PageMeta } from '../features/shell/page-meta.tsx';
import { useTranslate } from '../lib/i18n.tsx';
import { PasswordGate } from './password-gate.tsx';

export function Component() {
  const translate = useTranslate();
  const [params, setParams] = useSearchParams();
  return (
    <>
      <PageMeta title={translate('admin.title')} noIndex />
      <PasswordGate>
        <Admin tab={adminTabIn(params)} onTab={(tab) => setParams({ tab }, { preventScrollReset: true })} />
      </PasswordGate>
    </>
  );
}
