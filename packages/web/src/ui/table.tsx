import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'end';
  /** Where rows are stacked: what speaks for itself has the whole width and no label, what is short half of it. */
  stacked?: 'whole' | 'half';
}

interface TableProps<Row> {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Shown instead of the table when there is nothing. */
  empty?: ReactNode;
  /**
   * Rows become stacks where there is no room for all columns: the table is narrower than words in many columns (`wide`)
   * or a few figures (`narrow`) need.
   */
  stacks?: keyof typeof STACKS;
}

/** Labels are said to the eye only: a cell belongs to its column already. Written out, for classes are found as they stand. */
const STACKS = {
  wide: {
    table: '@max-4xl:block',
    head: '@max-4xl:sr-only',
    body: '@max-4xl:block',
    row: '@max-4xl:grid @max-4xl:grid-cols-2 @max-4xl:gap-x-6 @max-4xl:gap-y-2 @max-4xl:px-4 @max-4xl:py-4',
    cell: "@max-4xl:flex @max-4xl:items-baseline @max-4xl:p-0 @max-4xl:text-left @max-4xl:before:shrink-0 @max-4xl:before:text-muted @max-4xl:before:content-[attr(data-label)_/_''] @max-4xl:col-span-full @max-4xl:gap-3 @max-4xl:before:w-20 @max-4xl:@xl:col-span-1",
    half: "@max-4xl:flex @max-4xl:items-baseline @max-4xl:p-0 @max-4xl:text-left @max-4xl:before:shrink-0 @max-4xl:before:text-muted @max-4xl:before:content-[attr(data-label)_/_''] @max-4xl:gap-2",
    whole: '@max-4xl:block @max-4xl:col-span-full @max-4xl:p-0 @max-4xl:text-left',
  },
  narrow: {
    table: '@max-md:block',
    head: '@max-md:sr-only',
    body: '@max-md:block',
    row: '@max-md:grid @max-md:grid-cols-2 @max-md:gap-x-6 @max-md:gap-y-2 @max-md:px-4 @max-md:py-4',
    cell: "@max-md:flex @max-md:items-baseline @max-md:p-0 @max-md:text-left @max-md:before:shrink-0 @max-md:before:text-muted @max-md:before:content-[attr(data-label)_/_''] @max-md:col-span-full @max-md:gap-3 @max-md:before:w-20",
    half: "@max-md:flex @max-md:items-baseline @max-md:p-0 @max-md:text-left @max-md:before:shrink-0 @max-md:before:text-muted @max-md:before:content-[attr(data-label)_/_''] @max-md:gap-2",
    whole: '@max-md:block @max-md:col-span-full @max-md:p-0 @max-md:text-left',
  },
} as const;

export function Table<Row>({ caption, columns, rows, rowKey, empty, stacks }: TableProps<Row>) {
  if (rows.length === 0 && empty) return empty;
  const align = (column: Column<Row>) => (column.align === 'end' ? 'text-right tabular-nums' : 'text-left');
  const as = (part: keyof typeof STACKS.wide) => (stacks ? STACKS[stacks][part] : undefined);
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
        <thead {...role('rowgroup')} className={as('head')}>
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
        <tbody {...role('rowgroup')} className={as('body')}>
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
                  className={classNames('px-4 py-3', align(column), as(column.stacked ?? 'cell'))}
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
