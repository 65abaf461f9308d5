import type { KeyboardEvent, ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslate } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

interface DeskListProps<Row> {
  label: string;
  /** What of the address names the chosen row. */
  param: string;
  rows: readonly Row[];
  chosen: string | null;
  /** Three lines at most. */
  content: (row: Row) => ReactNode;
  /** The rows shown are those of other filters: new ones are on their way. */
  busy: boolean;
  more: { isThere: boolean; isComing: boolean; fetch: () => void };
}

/** Rows to choose from, by pointer or with the arrow keys; a page at a time. */
export function DeskList<Row extends { id: string }>({
  label,
  param,
  rows,
  chosen,
  content,
  busy,
  more,
}: DeskListProps<Row>) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const next = neighbourOf(event);
    if (!next) return;
    event.preventDefault();
    next.focus();
    void navigate({ search: next.search }, { replace: true, preventScrollReset: true });
  };
  const searchOf = (id: string) => {
    const search = new URLSearchParams(params);
    search.set(param, id);
    return `?${search}`;
  };
  return (
    <nav
      aria-label={label}
      aria-busy={busy}
      onKeyDown={step}
      className="overflow-hidden rounded-lg border border-line bg-surface lg:max-h-[800px] lg:overflow-y-auto"
    >
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id}>
            <Link
              to={{ search: searchOf(row.id) }}
              preventScrollReset
              {...{ [`data-${param}`]: row.id }}
              aria-current={row.id === chosen ? 'true' : undefined}
              className={classNames(
                'flex flex-col gap-1.5 border-transparent border-l-3 px-4 py-3.5 -outline-offset-2 transition-colors hover:bg-paper',
                row.id === chosen && 'border-l-accent bg-paper',
              )}
            >
              {content(row)}
            </Link>
          </li>
        ))}
      </ul>
      <p className="border-line border-t px-4 py-3 text-muted text-xs max-lg:hidden">{translate('admin.desk.keys')}</p>
      {more.isThere && (
        <div className="border-line border-t p-3">
          <Button variant="ghost" className="w-full" busy={more.isComing} onClick={more.fetch}>
            {translate('common.more')}
          </Button>
        </div>
      )}
    </nav>
  );
}

/** The row above or below the one that has the focus, where an arrow asks for it. */
function neighbourOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): HTMLAnchorElement | undefined {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const rows = [...currentTarget.querySelectorAll<HTMLAnchorElement>('li > a')];
  const at = rows.findIndex((row) => row.matches(':focus'));
  return step === 0 || at === -1 ? undefined : rows[at + step];
}
