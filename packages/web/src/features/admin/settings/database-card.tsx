import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../../lib/failure-text.ts';
import { fileSize } from '../../../lib/file-size.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Facts, Part } from '../facts.tsx';
import type { Health } from './settings-panel.tsx';

export function DatabaseCard({ database }: { database: Health['database'] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { migrations, bytes } = database;
  const isBehind = migrations.applied < migrations.known;
  return (
    <Card>
      <Part title={translate('admin.settings.database.title')}>
        <div className="mb-4">
          {isBehind ? (
            <Badge tone="danger">{translate('admin.settings.database.behind')}</Badge>
          ) : (
            <Badge tone="success">{translate('admin.settings.ok')}</Badge>
          )}
        </div>
        <Facts
          lines={[
            [translate('admin.settings.database.kind'), translate(`admin.settings.database.${database.kind}`)],
            [translate('admin.settings.database.size'), bytes !== null && fileSize(language, bytes)],
            [translate('admin.settings.database.ping'), `${database.pingMs} ms`],
            [
              translate('admin.settings.database.schema'),
              <span key="schema" className="break-all">
                {translate('admin.settings.database.schemaValue', migrations)}
              </span>,
            ],
          ]}
        />
        <Integrity />
      </Part>
    </Card>
  );
}

/** Reads the whole file, so only when asked; the server goes on meanwhile, and each answer comes within seconds. */
function Integrity() {
  const translate = useTranslate();
  const language = useLanguage();
  const { client } = trpc.useUtils();
  const check = useMutation({
    mutationFn: async () => {
      let state = await client.admin.checkDatabase.query({ start: true });
      while (state.isRunning) state = await client.admin.checkDatabase.query({ start: false });
      return state;
    },
  });
  return (
    <div className="mt-5 flex flex-col items-start gap-3">
      <Button variant="secondary" size="sm" busy={check.isPending} onClick={() => check.mutate()}>
        {translate('admin.settings.database.check')}
      </Button>
      <p aria-live="polite" className="text-muted text-sm">
        {translate(check.isPending ? 'admin.settings.database.checking' : 'admin.settings.database.checkHint')}
      </p>
      {check.data?.faults.length === 0 && (
        <Alert tone="success">
          {translate('admin.settings.database.sound')}{' '}
          {translate('admin.settings.database.took', { seconds: check.data.seconds.toLocaleString(language) })}
        </Alert>
      )}
      {check.data && check.data.faults.length > 0 && (
        <Alert tone="danger" title={translate('admin.settings.database.faulty')}>
          <span lang="en">{check.data.faults.join(' ')}</span>
        </Alert>
      )}
      {check.error && <Alert tone="danger">{failureText(check.error, translate)}</Alert>}
    </div>
  );
}
