import { paths } from '@softbox/config/paths';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useCountry } from '../../lib/country.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.tsx';
import { NarrowPage } from './narrow-page.tsx';
import { ResetForm } from './reset-form.tsx';
import { useTokenOnce } from './use-token-once.ts';

export function ResetPassword() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { code } = useCountry();
  const token = useTokenOnce();

  useEffect(() => {
    if (token) return;
    const description = translate('validation.resetLinkInvalid');
    toast({ title: translate('common.error'), description, variant: 'destructive' });
    void navigate(paths.landing(code), { replace: true });
  }, [token, code, navigate, translate]);

  if (!token) return <div className="min-h-[70dvh]" />;
  return (
    <NarrowPage title={translate('auth.reset.title')} text={translate('auth.reset.intro')}>
      <ResetForm token={token} />
    </NarrowPage>
  );
}
