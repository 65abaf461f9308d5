import { formatDate } from '../../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Facts, Part } from '../facts.tsx';
import type { Health } from './settings-panel.tsx';

export function MailCard({ health: { mail, queue } }: { health: Health }) {
  const translate = useTranslate();
  const language = useLanguage();
  const waiting = queue.kinds.find(({ name }) => name === 'mail.send')?.waiting ?? 0;
  const moment = (at: string) => formatDate(language, at, 'moment');
  return (
    <Card>
      <Part title={translate('admin.settings.mail.title')}>
        <div className="mb-4">
          {mail.failingSince ? (
            <Badge tone="danger">{translate('admin.settings.mail.failing')}</Badge>
          ) : (
            mail.lastSentAt && <Badge tone="success">{translate('admin.settings.ok')}</Badge>
          )}
        </div>
        <Facts
          lines={[
            [
              translate('admin.settings.mail.via'),
              translate(mail.by === 'server' ? 'admin.settings.mail.server' : 'admin.settings.mail.files'),
            ],
            [
              translate('admin.settings.mail.lastSent'),
              mail.lastSentAt ? moment(mail.lastSentAt) : translate('admin.settings.never'),
            ],
            [translate('admin.settings.mail.waiting'), waiting.toLocaleString('en')],
            [
              translate('admin.settings.mail.failing'),
              mail.failingSince &&
                translate('admin.settings.mail.failingSince', {
                  time: moment(mail.failingSince),
                  count: mail.failing,
                }),
            ],
            [
              translate('admin.settings.mail.error'),
              mail.lastError && (
                <span key="error" lang="en">
                  {mail.lastError}
                </span>
              ),
            ],
          ]}
        />
      </Part>
    </Card>
  );
}
