import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'end';
  /** Where rows are stacked: what names the row comes first and alone, what speaks for itself has no label. */
  stacked?: 'title' | 'bare';
}

interface TableProps<Row> {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Shown instead of the table when there is nothing. */
  empty?: ReactNode;
  /** Rows of words become stacks where there is no room for all columns; figures stay a table, which scrolls. */
  stacks?: boolean;
}

const STACK = {
  table: '@max-4xl:block',
  head: '@max-4xl:sr-only',
  body: '@max-4xl:block',
  row: '@max-4xl:grid @max-4xl:grid-cols-1 @max-4xl:gap-x-10 @max-4xl:gap-y-2 @max-4xl:px-4 @max-4xl:py-4 @max-4xl:@xl:grid-cols-2',
  // Said to the eye only: a cell belongs to its column already.
  cell: "@max-4xl:before:shrink-0 @max-4xl:before:text-muted @max-4xl:before:content-[attr(data-label)_/_''] @max-4xl:flex @max-4xl:items-baseline @max-4xl:justify-between @max-4xl:gap-4 @max-4xl:p-0 @max-4xl:text-right",
  whole: '@max-4xl:block @max-4xl:col-span-full @max-4xl:p-0 @max-4xl:text-left',
} as const;

export function Table<Row>({ caption, columns, rows, rowKey, empty, stacks = false }: TableProps<Row>) {
  if (rows.length === 0 && empty) return empty;
  const align = (column: Column<Row>) => (column.align === 'end' ? 'text-right tabular-nums' : 'text-left');
  const as = (part: keyof typeof STACK) => stacks && STACK[part];
  // Laid out as something else, browsers take a table for none: it says itself what it is.
  const role = <Name extends string>(name: Name) => (stacks ? { role: name } : {});
  return (
    // Positioned, so that what is hidden in a wide row is cut off with it and does not widen the page.
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={caption}
      className="@container relative overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table {...role('table')} className={classNames('w-full border-collapse text-sm', as('table'))}>
        <caption className="sr-only">{caption}</caption>
        <thead {...role('rowgroup')} className={as('head') || undefined}>
          <tr {...role('row')} className="border-line border-b bg-sunken">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                {...role('columnheader')}
                className={classNames('whitespace-nowrap px-4 py-3 font-semibold', align(column))}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')} className={as('body') || undefined}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              {...role('row')}
              className={classNames('border-line border-b last:border-b-0', as('row'))}
            >
              {columns.map((column) => (
                <td
                  key={column.key}
                  {...role('cell')}
                  data-label={stacks && typeof column.header === 'string' ? column.header : undefined}
                  className={classNames('px-4 py-3', align(column), as(column.stacked ? 'whole' : 'cell'))}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
