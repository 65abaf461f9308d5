import type { Outputs } from '@softbox/api/types';
import { LANGUAGE_TAGS } from '@softbox/config/languages';
import { ArrowLeft } from 'lucide-react';
import { languageName } from '../../../lib/display-names.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useMay } from '../../../lib/use-may.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Facts, Part } from '../facts.tsx';
import { ReadOnlyNote } from '../read-only-note.tsx';
import { EnquiryReply } from './enquiry-reply.tsx';
import { EnquiryStatusBadge } from './enquiry-status-badge.tsx';
import { EnquiryThread } from './enquiry-thread.tsx';

export type EnquiryDetail = Outputs['admin']['content']['enquiry'];

export function EnquiryDetailPanel({ enquiryId, onBack }: { enquiryId: string; onBack: () => void }) {
  const translate = useTranslate();
  const enquiry = trpc.admin.content.enquiry.useQuery({ enquiryId }, { refetchOnMount: 'always' });
  return (
    <div className="flex flex-col gap-4">
      <Button variant="ghost" className="-ml-3 self-start lg:hidden" onClick={onBack}>
        <ArrowLeft aria-hidden className="size-4" />
        {translate('admin.content.enquiries.back')}
      </Button>
      {enquiry.data && <Detail enquiry={enquiry.data} />}
      {!enquiry.data && enquiry.isPending && <Skeleton className="h-128 rounded-lg" />}
      {!enquiry.data && enquiry.isError && <LoadFailure error={enquiry.error} onRetry={() => void enquiry.refetch()} />}
    </div>
  );
}

function Detail({ enquiry }: { enquiry: EnquiryDetail }) {
  const translate = useTranslate();
  const page = useLanguage();
  const may = useMay();
  const { name, email, company, service, language, message, status, createdAt } = enquiry;
  return (
    <article className="rounded-lg border border-line bg-surface">
      <header className="flex flex-col items-start gap-2 border-line border-b p-5 sm:p-7">
        <EnquiryStatusBadge status={status} />
        <h2 className="min-w-0 max-w-full break-words font-semibold text-title">{name}</h2>
      </header>
      <div className="flex flex-col gap-9 p-5 sm:p-7">
        <Facts
          lines={[
            [
              translate('admin.content.enquiries.email'),
              <a
                key="email"
                href={`mailto:${email}`}
                className="break-all underline decoration-line-strong underline-offset-4 hover:decoration-accent"
              >
                {email}
              </a>,
            ],
            [translate('admin.content.enquiries.company'), company],
            [translate('admin.content.enquiries.service'), translate(`contact.services.${service}`)],
            [translate('admin.content.enquiries.language'), languageName(page, language)],
            [translate('admin.content.enquiries.received'), formatDate(page, createdAt, 'moment')],
          ]}
        />
        <Part title={translate('admin.content.enquiries.message')}>
          <p lang={LANGUAGE_TAGS[language]} className="max-w-prose whitespace-pre-line break-words">
            {message}
          </p>
        </Part>
        <EnquiryThread enquiry={enquiry} />
        <ReadOnlyNote permission="enquiries.write" />
        {may('enquiries.write') && <EnquiryReply enquiry={enquiry} />}
      </div>
    </article>
  );
}
