import { PaymentFail } from '../features/payment/fail-page.tsx';
import { PageMeta } from '../features/shell/page-meta.tsx';
import { useTranslate } from '../lib/i18n.tsx';

export function Component() {
  const translate = useTranslate();
  return (
    <>
      <PageMeta title={translate('payment.failed.title')} noIndex />
      <PaymentFail />
    </>
  );
}
