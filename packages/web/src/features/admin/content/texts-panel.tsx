import type { Outputs } from '@softbox/api/types';
import { SITE_PAGES } from '@softbox/config/site-texts';
import { useSearchParams } from 'react-router';
import { useCountry } from '../../../lib/country.tsx';
import { formatDate } from '../../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { adminPath } from '../admin-tab.ts';
import { TextsEditor } from './texts-editor.tsx';

/** The pages whose words can be edited, or one of them open; which stands in the address. */
export function TextsPanel() {
  const [params] = useSearchParams();
  const page = SITE_PAGES.find((name) => name === params.get('page'));
  return page ? <TextsEditor key={page} page={page} /> : <Pages />;
}

function Pages() {
  const translate = useTranslate();
  const pages = trpc.admin.content.texts.useQuery(undefined, { refetchOnMount: 'always' });
  if (pages.isError && !pages.data) return <LoadFailure error={pages.error} onRetry={() => void pages.refetch()} />;
  if (!pages.data) return <Skeleton className="h-64 rounded-lg" />;
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-prose text-muted">{translate('admin.content.texts.intro')}</p>
      <ul className="grid gap-4 lg:grid-cols-3">
        {pages.data.map((page) => (
          <li key={page.page}>
            <PageCard {...page} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PageCard({ page, revision, isDrafted, author, updatedAt }: Outputs['admin']['content']['texts'][number]) {
  const translate = useTranslate();
  const language = useLanguage();
  const { code } = useCountry();
  const name = translate(`admin.content.texts.page.${page}`);
  return (
    <Card className="flex h-full flex-col items-start gap-3">
      <h2 className="font-semibold text-lg">{name}</h2>
      <p className="text-muted">{translate(`admin.content.texts.pageText.${page}`)}</p>
      <p className="flex flex-wrap gap-2">
        <Badge tone={revision > 0 ? 'success' : 'neutral'}>
          {revision > 0
            ? translate('admin.content.texts.published', { number: revision })
            : translate('admin.content.texts.builtIn')}
        </Badge>
        {isDrafted && <Badge tone="warning">{translate('admin.content.texts.drafted')}</Badge>}
      </p>
      {updatedAt && (
        <p className="text-muted text-sm">
          {translate('admin.content.texts.changedBy', {
            author: author ?? translate('admin.desk.notes.gone'),
            moment: formatDate(language, updatedAt, 'moment'),
          })}
        </p>
      )}
      <LinkButton
        variant="secondary"
        className="mt-auto"
        to={adminPath(code, 'content', { part: 'texts', page })}
        aria-label={translate('admin.content.texts.editPage', { page: name })}
      >
        {translate('admin.content.texts.edit')}
      </LinkButton>
    </Card>
  );
}
