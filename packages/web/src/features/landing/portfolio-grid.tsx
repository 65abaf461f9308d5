import type { Outputs } from '@softbox/api/types';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../lib/i18n.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PortfolioItem } from './portfolio-item.tsx';
import { type Filter, preview } from './preview.ts';
import { ViewAllTile } from './view-all-tile.tsx';

const GRID = 'mt-8 grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4 lg:gap-4';

export function PortfolioGrid({ templates, filter }: { templates: Outputs['catalog']['templates']; filter: Filter }) {
  const translate = useTranslate();
  const [openId, setOpenId] = useState<number | null>(null);
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
