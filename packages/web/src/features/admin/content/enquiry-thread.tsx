import { LANGUAGE_TAGS } from '@softbox/config/languages';
import { formatDate } from '../../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';
import { Part } from '../facts.tsx';
import type { EnquiryDetail } from './enquiry-detail-panel.tsx';

/** Everything that was answered and done, with who and when; oldest first. */
export function EnquiryThread({ enquiry: { events, language } }: { enquiry: EnquiryDetail }) {
  const translate = useTranslate();
  const page = useLanguage();
  return (
    <Part title={translate('admin.content.enquiries.thread')}>
      {events.length === 0 && <p className="text-muted text-sm">{translate('admin.content.enquiries.nothing')}</p>}
      <ul className="flex flex-col gap-3 text-sm">
        {events.map(({ id, type, author, text, createdAt }) => (
          <li key={id} className={text ? 'rounded-md bg-sunken px-4 py-3' : 'px-4'}>
            {text && (
              <p lang={LANGUAGE_TAGS[language]} className="mb-2 whitespace-pre-line break-words text-base">
                {text}
              </p>
            )}
            <p>{translate(`admin.content.enquiries.event.${type}`)}</p>
            <p className="text-muted">
              {translate('admin.content.enquiries.by', {
                author: author ?? translate('admin.desk.notes.gone'),
                moment: formatDate(page, createdAt, 'moment'),
              })}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
