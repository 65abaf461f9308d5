import { useId } from 'react';
import { formatDate } from '../../../lib/format-date.ts';
import { useLanguage, useTranslate, useTranslateData } from '../../../lib/i18n.tsx';
import { Table } from '../../../ui/table.tsx';
import type { Health } from './settings-panel.tsx';

const INBOX = 'inbox';

/** Work promised and done, by kind, and what the providers have told us. */
export function QueueTable({ health: { queue, inbox } }: { health: Health }) {
  const translate = useTranslate();
  const say = useTranslateData();
  const language = useLanguage();
  const id = useId();
  const { received, processed, ignored, dead } = inbox;
  const rows = [...queue.kinds, { name: INBOX, waiting: received, done: processed + ignored, dead }];
  const figure = (count: number) => count.toLocaleString('en');
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="font-semibold text-title">
          {translate('admin.settings.queue.title')}
        </h2>
        {queue.oldestDueAt && (
          <p className="text-muted text-sm">
            {translate('admin.settings.queue.next', { time: formatDate(language, queue.oldestDueAt, 'moment') })}
          </p>
        )}
      </div>
      <Table
        caption={translate('admin.settings.queue.title')}
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          {
            key: 'kind',
            header: translate('admin.settings.queue.kind'),
            cell: ({ name }) => (
              <span className="whitespace-nowrap">
                {name === INBOX
                  ? translate('admin.settings.queue.inbox')
                  : say(`admin.settings.jobs.${name.replace('.', '_')}`)}
              </span>
            ),
          },
          ...(['waiting', 'done', 'dead'] as const).map((state) => ({
            key: state,
            header: translate(`admin.settings.queue.${state}`),
            align: 'end' as const,
            cell: (kind: Health['queue']['kinds'][number]) => (
              <span className={state === 'dead' && kind.dead > 0 ? 'font-semibold text-danger' : undefined}>
                {figure(kind[state])}
              </span>
            ),
          })),
        ]}
      />
    </section>
  );
}
