import { COUNTRIES } from '@softbox/config/countries';
import { formatMoney } from '@softbox/config/money';
import { useTranslate } from '../../lib/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { useMethods } from './use-methods.ts';

/** Whoever is charged in another currency than the one he was shown sees the amount, and agrees to exactly that. */
export function ChargeConsent({ methods }: { methods: ReturnType<typeof useMethods> }) {
  const translate = useTranslate();
  const { country, total, foreign, charge, agreed, agree } = methods;
  if (!foreign || !country || !charge || total === undefined) return null;
  return (
    <div>
      <Alert>
        {translate('checkout.charge.notice', {
          provider: translate(`order.provider.${foreign.provider}`),
          currency: COUNTRIES[country].currency,
          charge,
          price: formatMoney(country, total),
        })}
      </Alert>
      <Checkbox
        className="mt-1"
        checked={agreed}
        onChange={(event) => agree(event.currentTarget.checked)}
        label={translate('checkout.charge.agree', { charge })}
      />
    </div>
  );
}
