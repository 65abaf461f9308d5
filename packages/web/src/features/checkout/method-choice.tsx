import { formatCharge, toMinorUnits } from '@softbox/config/money';
import { useTranslate } from '../../lib/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChargeConsent } from './charge-consent.tsx';
import type { useMethods } from './use-methods.ts';

type Methods = ReturnType<typeof useMethods>;

export function MethodChoice({ methods }: { methods: Methods }) {
  const translate = useTranslate();
  const { country, options, chosen, choose, error, retry } = methods;
  if (error)
    return (
      <Alert tone="danger" title={translate('checkout.methodsFailed')}>
        <Button size="sm" variant="secondary" className="mt-2" onClick={retry}>
          {translate('common.retry')}
        </Button>
      </Alert>
    );
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">{translate('checkout.method')}</legend>
      {!options && <Skeleton className="h-13" />}
      {options?.length === 0 && <Alert>{translate('checkout.noMethod')}</Alert>}
      {options?.map(({ provider, excluded, currency, ...limits }) => (
        <RadioCard
          key={provider}
          name="paymentMethod"
          value={provider}
          checked={provider === chosen?.provider}
          disabled={excluded !== null}
          onChange={() => choose(provider)}
          label={
            <span>
              {translate(`order.provider.${provider}`)}
              {excluded && country && (
                <span className="block font-normal text-muted text-sm">
                  {translate(`checkout.limit.${excluded}`, {
                    limit: formatCharge(country, currency, toMinorUnits(currency, limits[excluded] ?? 0)),
                  })}
                </span>
              )}
            </span>
          }
        />
      ))}
      <ChargeConsent methods={methods} />
    </fieldset>
  );
}
