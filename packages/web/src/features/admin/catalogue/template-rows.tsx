import { LANGUAGE_NAMES } from '@softbox/config/languages';
import { formatMoney } from '@softbox/config/money';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslate } from '../../../lib/i18n.tsx';
import { useMay } from '../../../lib/use-may.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Table } from '../../../ui/table.tsx';
import type { DeskTemplate } from './templates-panel.tsx';
import { useCatalogueActs } from './use-catalogue-acts.ts';

interface RowsProps {
  templates: DeskTemplate[];
  onEdit: (id: number) => void;
}

/** In the store's order. */
export function TemplateRows({ templates, onEdit }: RowsProps) {
  const translate = useTranslate();
  const may = useMay();
  const { move, show } = useCatalogueActs(templates);
  const arrow = ({ id, title }: DeskTemplate, step: -1 | 1) => {
    const isEnd = id === (step === -1 ? templates[0] : templates.at(-1))?.id;
    const label = translate(step === -1 ? 'admin.catalogue.up' : 'admin.catalogue.down');
    const Icon = step === -1 ? ArrowUp : ArrowDown;
    return (
      <Button
        id={`move-${id}-${step}`}
        variant="ghost"
        size="icon"
        className="size-9!"
        aria-label={`${label}: ${title}`}
        title={label}
        aria-disabled={isEnd}
        onClick={() => !isEnd && move(id, step)}
      >
        <Icon aria-hidden className="size-4" />
      </Button>
    );
  };
  const acts = {
    key: 'acts',
    stacked: 'whole' as const,
    header: <span className="sr-only">{translate('admin.catalogue.edit')}</span>,
    cell: (template: DeskTemplate) => (
      <span className="flex flex-wrap items-center justify-end gap-1">
        {arrow(template, -1)}
        {arrow(template, 1)}
        <Button
          variant="ghost"
          size="sm"
          aria-label={`${translate(template.active ? 'admin.catalogue.hide' : 'admin.catalogue.show')}: ${template.title}`}
          onClick={() => show(template.id, !template.active)}
        >
          {translate(template.active ? 'admin.catalogue.hide' : 'admin.catalogue.show')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${translate('admin.catalogue.edit')}: ${template.title}`}
          onClick={() => onEdit(template.id)}
        >
          {translate('admin.catalogue.edit')}
        </Button>
      </span>
    ),
  };
  return (
    <Table
      stacks="wide"
      caption={translate('admin.catalogue.list')}
      rows={templates}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          stacked: 'whole',
          header: translate('admin.catalogue.title'),
          cell: (template) => (
            <span className="flex min-w-56 items-center gap-3">
              <Picture
                source={template.picture ?? template.image}
                alt=""
                sizes="3rem"
                className="aspect-4/5 w-11 shrink-0 rounded-sm object-cover"
              />
              <span>
                <span className="font-medium">{template.title}</span>
                <span className="block text-muted">{template.type}</span>
              </span>
            </span>
          ),
        },
        {
          key: 'category',
          stacked: 'half',
          header: translate('admin.catalogue.category'),
          cell: ({ category }) => <span className="whitespace-nowrap">{translate(`shop.categories.${category}`)}</span>,
        },
        {
          key: 'price',
          stacked: 'half',
          header: translate('admin.catalogue.price'),
          align: 'end',
          cell: ({ basePrice }) => formatMoney('US', basePrice),
        },
        {
          key: 'ordered',
          stacked: 'half',
          header: translate('admin.overview.charts.quantity'),
          align: 'end',
          cell: ({ ordered }) => ordered.toLocaleString('en'),
        },
        {
          key: 'state',
          stacked: 'half',
          header: translate('admin.catalogue.state'),
          cell: ({ active, missing }) => (
            <span className="flex min-w-28 flex-col items-start gap-1">
              <Badge tone={active ? 'success' : 'neutral'}>
                {translate(active ? 'admin.catalogue.onSale' : 'admin.catalogue.hidden')}
              </Badge>
              {missing.length > 0 && (
                <Badge tone="warning" className="whitespace-normal! leading-snug!">
                  {translate('admin.catalogue.missing', {
                    languages: missing.map((language) => LANGUAGE_NAMES[language]).join(', '),
                  })}
                </Badge>
              )}
            </span>
          ),
        },
        ...(may('catalogue.write') ? [acts] : []),
      ]}
    />
  );
}
