import { LANGUAGE_NAMES } from '@softbox/config/languages';
import { useState } from 'react';
import { formatDate } from '../../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';
import { useMay } from '../../../lib/use-may.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Part } from '../facts.tsx';
import type { PageTexts, TextActs } from './use-text-acts.ts';

/** What was published, by whom and when; any of it can be brought back. */
export function TextHistory({ texts: { history, revision }, acts }: { texts: PageTexts; acts: TextActs }) {
  const translate = useTranslate();
  const may = useMay();
  const [asked, setAsked] = useState<number | null>(null);
  return (
    <Card>
      <Part title={translate('admin.content.texts.history')}>
        {history.length === 0 && <p className="text-muted text-sm">{translate('admin.content.texts.noHistory')}</p>}
        <ol className="flex flex-col divide-y divide-line text-sm">
          {history.map((entry) => (
            <li key={entry.number} className="flex flex-col items-start gap-1 py-4 first:pt-0">
              <Entry entry={entry} isShown={entry.number === revision} />
              {may('content.write') && entry.number !== revision && (
                <Button
                  variant="ghost"
                  size="sm"
                  className="-ml-3.5"
                  disabled={acts.isBusy}
                  onClick={() => setAsked(entry.number)}
                >
                  {translate('admin.content.texts.restore')}
                  <span className="sr-only">
                    : {translate('admin.content.texts.revision', { number: entry.number })}
                  </span>
                </Button>
              )}
            </li>
          ))}
        </ol>
        {may('content.write') && history.length > 0 && (
          <Button variant="secondary" size="sm" className="mt-2" disabled={acts.isBusy} onClick={() => setAsked(0)}>
            {translate('admin.content.texts.restoreBuiltIn')}
          </Button>
        )}
      </Part>
      <AlertDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={translate('admin.content.texts.restoreTitle')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsked(null)}>
              {translate('common.cancel')}
            </Button>
            <Button
              onClick={() => {
                setAsked(null);
                acts.restore(asked ?? 0);
              }}
            >
              {translate(asked === 0 ? 'admin.content.texts.restoreBuiltIn' : 'admin.content.texts.restore')}
            </Button>
          </>
        }
      >
        {translate('admin.content.texts.restoreText')}
      </AlertDialog>
    </Card>
  );
}

function Entry({ entry, isShown }: { entry: PageTexts['history'][number]; isShown: boolean }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { number, author, createdAt, restored, languages } = entry;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {translate('admin.content.texts.revision', { number })}
        {isShown && <Badge tone="success">{translate('admin.content.texts.current')}</Badge>}
      </p>
      {restored !== null && (
        <p>
          {restored === 0
            ? translate('admin.content.texts.restoredBuiltIn')
            : translate('admin.content.texts.restoredFrom', { number: restored })}
        </p>
      )}
      {languages.length > 0 && (
        <p>
          {translate('admin.content.texts.changedIn', {
            languages: languages.map((each) => LANGUAGE_NAMES[each]).join(', '),
          })}
        </p>
      )}
      <p className="text-muted">
        {translate('admin.content.texts.changedBy', {
          author: author ?? translate('admin.desk.notes.gone'),
          moment: formatDate(language, createdAt, 'moment'),
        })}
      </p>
    </>
  );
}
