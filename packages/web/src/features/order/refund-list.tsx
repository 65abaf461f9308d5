import type { CountryCode } from '@softbox/config/countries';
import { formatCharge, toMinorUnits } from '@softbox/config/money';
import { formatDate } from '../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import type { Refunds } from '../../lib/use-refunds.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Price } from '../../ui/price.tsx';

const TONES: Record<Refunds['refunds'][number]['status'], BadgeTone> = {
  requested: 'warning',
  pending: 'warning',
  succeeded: 'success',
  failed: 'warning',
};

export function RefundList({ refunds, country }: { refunds: Refunds['refunds']; country: CountryCode }) {
  const translate = useTranslate();
  const language = useLanguage();
  // One that failed and was made anew has nothing more to say.
  const shown = refunds.filter(({ status }, index) => status !== 'failed' || index === refunds.length - 1);
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-medium text-muted text-sm">{translate('refunds.list')}</h3>
      <ul className="flex flex-col gap-3">
        {shown.map(({ id, amount, currency, status, reason, createdAt }) => (
          <li key={id}>
            <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <Price>{formatCharge(country, currency, toMinorUnits(currency, amount))}</Price>
              <Badge tone={TONES[status]}>{translate(`refunds.status.${status}`)}</Badge>
            </span>
            <p className="text-sm">{translate(`refunds.reason.${reason}`)}</p>
            <p className="text-muted text-sm">{formatDate(language, createdAt, 'moment')}</p>
            {status === 'failed' && <p className="text-sm">{translate('refunds.failed')}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
