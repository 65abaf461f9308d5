import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { ExportButton } from './export-button.tsx';
import { OrderFilterFields } from './order-filter-fields.tsx';
import { useOrderFilters } from './order-filters.ts';

/** Typing is over when nothing has been typed for this long. */
const PAUSE_MS = 300;

export function OrderFilterBar() {
  const translate = useTranslate();
  const { filters, change, clear } = useOrderFilters();
  const { search = '', ...others } = filters;
  const count = Object.keys(others).length;
  const [isOpen, setOpen] = useState(count > 0);
  const fieldsId = useId();
  return (
    <div className="flex flex-col gap-4 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        <Search value={search} onChange={(text) => change({ search: text })} />
        <Button variant="secondary" aria-expanded={isOpen} aria-controls={fieldsId} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden className="size-4" />
          {translate('admin.desk.filters')}
          {count > 0 && <span className="tabular-nums">({count})</span>}
        </Button>
        <ExportButton filters={filters} />
      </div>
      <div id={fieldsId} hidden={!isOpen} className="flex flex-col gap-3">
        <OrderFilterFields filters={filters} onChange={change} />
        {count > 0 && (
          <Button variant="ghost" size="sm" className="self-start" onClick={clear}>
            {translate('admin.desk.clear')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Search({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const translate = useTranslate();
  const [text, setText] = useState(value);
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onChange(text), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <form
      className="min-w-0 grow basis-64"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(text);
      }}
    >
      <Input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        aria-label={translate('admin.desk.search')}
        placeholder={translate('admin.desk.searchHint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
