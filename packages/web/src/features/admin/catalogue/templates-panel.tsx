import type { Outputs } from '@softbox/api/types';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '../../../lib/i18n.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useMay } from '../../../lib/use-may.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ReadOnlyNote } from '../read-only-note.tsx';
import { CatalogueSummary } from './catalogue-summary.tsx';
import { TemplateRows } from './template-rows.tsx';

export type DeskTemplate = Outputs['admin']['templates'][number];

const TemplateEditor = lazy(() => import('./template-editor.tsx'));

export function TemplatesPanel() {
  const translate = useTranslate();
  const may = useMay();
  /** The template that is being edited; null for a new one. */
  const [edited, setEdited] = useState<number | null | undefined>();
  const templates = trpc.admin.templates.useQuery(undefined, { refetchOnMount: 'always' });
  if (templates.isError && !templates.data)
    return <LoadFailure error={templates.error} onRetry={() => void templates.refetch()} />;
  if (!templates.data) return <Skeleton className="h-160 rounded-lg" />;
  return (
    <div className="flex flex-col gap-8">
      <CatalogueSummary templates={templates.data} />
      <section aria-labelledby="templates" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 id="templates" className="font-semibold text-title">
            {translate('admin.catalogue.list')}
          </h2>
          {may('catalogue.write') && (
            <Button onClick={() => setEdited(null)}>
              <Plus aria-hidden className="size-4" />
              {translate('admin.catalogue.add')}
            </Button>
          )}
          <ReadOnlyNote permission="catalogue.write" />
        </div>
        <TemplateRows templates={templates.data} onEdit={setEdited} />
      </section>
      {edited !== undefined && (
        <Suspense>
          <TemplateEditor key={edited} id={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
