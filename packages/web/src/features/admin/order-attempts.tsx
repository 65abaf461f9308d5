import { formatCharge, toMinorUnits } from '@softbox/config/money';
import { formatDate } from '../../lib/format-date.ts';
import { useLanguage, useTranslate, useTranslateData } from '../../lib/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Part } from './facts.tsx';
import type { OrderDetail } from './order-detail.ts';

const TONES = { succeeded: 'success', failed: 'danger', approved: 'success' } as const;
const isToned = (status: string): status is keyof typeof TONES => status in TONES;

export function OrderAttempts({ attempts, country }: Pick<OrderDetail, 'attempts' | 'country'>) {
  const translate = useTranslate();
  // Status and mode arrive as plain text.
  const say = useTranslateData();
  const language = useLanguage();
  return (
    <Part title={translate('admin.orders.attempts')}>
      {attempts.length === 0 && <p className="text-muted text-sm">{translate('admin.orders.noAttempts')}</p>}
      <ul className="flex flex-col gap-3 text-sm">
        {attempts.map(({ provider, mode, status, merchantRef, failureCode, createdAt, amount, currency }) => (
          <li key={merchantRef}>
            <span className="flex flex-wrap items-center gap-2">
              <span className="font-medium">{translate(`order.provider.${provider}`)}</span>
              <Badge tone={isToned(status) ? TONES[status] : 'neutral'}>{say(`admin.orders.attempt.${status}`)}</Badge>
            </span>
            <span className="mt-1 block text-muted">
              {formatCharge(country, currency, toMinorUnits(currency, amount))} ·{' '}
              {formatDate(language, createdAt, 'moment')} · {say(`admin.orders.mode.${mode}`)}
            </span>
            <span className="block break-all text-muted">{[merchantRef, failureCode].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
