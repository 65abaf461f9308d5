import { paths } from '@softbox/config/paths';
import { useNavigate } from 'react-router';
import { Admin } from '../features/admin/admin.tsx';
import { PageMeta } from '../features/shell/page-meta.tsx';
import { useCountry } from '../lib/country.tsx';
import { useTranslate } from '../lib/i18n.tsx';
import { PasswordGate } from './password-gate.tsx';

/** The members' tab under an address of its own. */
export function Component() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { code } = useCountry();
  return (
    <>
      <PageMeta title={translate('admin.tab.users')} noIndex />
      <PasswordGate>
        <Admin tab="users" onTab={(tab) => void navigate(`${paths.admin(code)}?tab=${tab}`)} />
      </PasswordGate>
    </>
  );
}
