import { LIMITS } from '@softbox/config/limits';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PortfolioItem } from './portfolio-item.tsx';
import { type Filter, preview } from './preview.ts';
import { ViewAllTile } from './view-all-tile.tsx';

const GRID = 'mt-8 grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4 lg:gap-4';

export function PortfolioGrid({ filter }: { filter: Filter }) {
  const translate = useTranslate();
  const {
    data: templates,
    isPending,
    isFetching,
    refetch,
  } = trpc.catalog.templates.useQuery({ language: useLanguage() });
  const [openId, setOpenId] = useState<number | null>(null);
  if (isPending)
    return (
      <div className={GRID}>
        {Array.from({ length: LIMITS.portfolioPreviewPerCategory }, (_, index) => (
          <Skeleton key={index} className="aspect-[4/5]" />
        ))}
      </div>
    );
  if (!templates)
    return (
      <EmptyState
        icon={<ImageOff aria-hidden />}
        title={translate('landing.portfolio.failed')}
        action={
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {translate('common.retry')}
          </Button>
        }
      />
    );

  const shown = preview(templates, filter);
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {translate('landing.portfolio.shown', { count: shown.length })}
      </p>
      {shown.length === 0 && (
        <EmptyState icon={<ImageOff aria-hidden />} title={translate('landing.portfolio.empty')} />
      )}
      <ul className={GRID}>
        {shown.map((template) => (
          <PortfolioItem
            key={template.id}
            template={template}
            open={template.id === openId}
            onOpen={() => setOpenId(template.id)}
            onClose={() => setOpenId(null)}
          />
        ))}
        <ViewAllTile after={shown.length} />
      </ul>
    </>
  );
}
