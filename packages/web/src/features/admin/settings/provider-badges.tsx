import { useId } from 'react';
import { formatDate } from '../../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { Health } from './settings-panel.tsx';

type State = Health['providers'][number];

export function ProviderBadges({ providers }: { providers: State[] }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="font-semibold text-title">
        {translate('admin.settings.providers.title')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {providers.map((state) => (
          <li key={state.provider} className="flex flex-col gap-2 rounded-lg border border-line bg-surface px-5 py-4">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-medium">{translate(`order.provider.${state.provider}`)}</span>
              <ModeBadge mode={state.mode} />
            </span>
            <Standing state={state} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ModeBadge({ mode }: Pick<State, 'mode'>) {
  const translate = useTranslate();
  if (mode === null) return <Badge>{translate('admin.settings.providers.off')}</Badge>;
  return <Badge tone={mode === 'live' ? 'success' : 'warning'}>{translate(`admin.orders.mode.${mode}`)}</Badge>;
}

/** What its calls have told so far, and nothing where there were none. */
function Standing({ state: { mode, answeredAt, failingSince, failureCode, lastPaidAt } }: { state: State }) {
  const translate = useTranslate();
  const language = useLanguage();
  const moment = (at: string) => formatDate(language, at, 'moment');
  if (mode === null) return <p className="text-muted text-sm">{translate('admin.settings.providers.offText')}</p>;
  return (
    <div className="flex flex-col items-start gap-1.5 text-muted text-sm">
      {failingSince && (
        <p className="flex flex-wrap items-center gap-2 text-danger">
          <Badge tone="danger">{translate('admin.settings.providers.failing')}</Badge>
          {translate('admin.settings.providers.failingSince', { time: moment(failingSince), code: failureCode ?? '–' })}
        </p>
      )}
      {!failingSince && answeredAt && <Badge tone="success">{translate('admin.settings.ok')}</Badge>}
      {!failingSince && !answeredAt && <p>{translate('admin.settings.providers.unasked')}</p>}
      {answeredAt && <p>{translate('admin.settings.providers.answered', { time: moment(answeredAt) })}</p>}
      {lastPaidAt && <p>{translate('admin.settings.providers.paid', { time: moment(lastPaidAt) })}</p>}
    </div>
  );
}
