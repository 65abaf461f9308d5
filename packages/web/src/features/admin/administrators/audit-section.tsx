import type { Outputs } from '@softbox/api/types';
import { AUDIT_KINDS, type AuditKind } from '@softbox/config/audit-kinds';
import type { AuditFilters } from '@softbox/config/inputs/staff';
import { ORDER_STATUSES } from '@softbox/config/orders';
import { STAFF_ROLES } from '@softbox/config/roles';
import { keepPreviousData } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Table } from '../../../ui/table.tsx';
import { SearchField } from '../search-field.tsx';

/** The words' key: dots part keys. */
type KeyOf<Kind extends string> = Kind extends `${infer Room}.${infer Act}` ? `${Room}_${KeyOf<Act>}` : Kind;
type Entry = Outputs['staff']['audit']['entries'][number];

/** What the team changed, newest first; by person and by kind. */
export function AuditSection() {
  const translate = useTranslate();
  const [filters, setFilters] = useState<AuditFilters>({});
  const log = trpc.staff.audit.useInfiniteQuery(filters, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
  const entries = log.data?.pages.flatMap((page) => page.entries);
  return (
    <section aria-labelledby="audit" className="flex flex-col gap-4">
      <div>
        <h2 id="audit" className="font-semibold text-title">
          {translate('admin.staff.audit.title')}
        </h2>
        <p className="mt-1 text-muted">{translate('admin.staff.audit.text')}</p>
      </div>
      <Filters filters={filters} onChange={setFilters} />
      {!entries && log.isError && <LoadFailure error={log.error} onRetry={() => void log.refetch()} />}
      {!entries && log.isPending && <Skeleton className="h-96 rounded-lg" />}
      {entries && <Entries entries={entries} />}
      {log.hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          busy={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          {translate('admin.staff.audit.more')}
        </Button>
      )}
    </section>
  );
}

function useKindWords(): (kind: string) => string {
  const translate = useTranslate();
  const keyOf = (kind: AuditKind) => kind.replaceAll('.', '_') as KeyOf<AuditKind>; // what the type says
  return (kind) => {
    const known = AUDIT_KINDS.find((name) => name === kind);
    return known ? translate(`admin.staff.kind.${keyOf(known)}`) : kind;
  };
}

function Filters({ filters, onChange }: { filters: AuditFilters; onChange: (filters: AuditFilters) => void }) {
  const translate = useTranslate();
  const kindWords = useKindWords();
  const choices = trpc.staff.auditChoices.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <div className="grid gap-3 sm:max-w-4xl sm:grid-cols-2 lg:grid-cols-3">
      <Field label={translate('admin.staff.audit.person')}>
        {(control) => (
          <Select
            {...control}
            value={filters.actorId ?? ''}
            onChange={({ target }) => onChange({ ...filters, actorId: target.value || undefined })}
          >
            <option value="">{translate('admin.staff.audit.anybody')}</option>
            {choices.data?.people.map(({ id, username }) => (
              <option key={id} value={id}>
                {username ?? translate('admin.staff.audit.gone')}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={translate('admin.staff.audit.kind')}>
        {(control) => (
          <Select
            {...control}
            value={filters.kind ?? ''}
            onChange={({ target }) => onChange({ ...filters, kind: target.value || undefined })}
          >
            <option value="">{translate('admin.staff.audit.anything')}</option>
            {choices.data?.kinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindWords(kind)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="flex items-end sm:col-span-2 lg:col-span-1">
        <SearchField
          label={translate('admin.staff.audit.search')}
          hint={translate('admin.staff.audit.searchHint')}
          value={filters.search ?? ''}
          onChange={(text) => onChange({ ...filters, search: text.trim() || undefined })}
        />
      </div>
    </div>
  );
}

function Entries({ entries }: { entries: Entry[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const kindWords = useKindWords();
  const say = (value: Entry['detail'][string]) => {
    const role = STAFF_ROLES.find((name) => name === value);
    const status = ORDER_STATUSES.find((name) => name === value);
    if (role) return translate(`admin.staff.roleName.${role}`);
    if (status) return translate(`order.status.${status}`);
    if (typeof value === 'boolean') return translate(value ? 'admin.catalogue.onSale' : 'admin.catalogue.hidden');
    return value === 'customer' ? translate('admin.orders.actor.customer') : String(value ?? '–');
  };
  const changeOf = ({ before, after }: Entry['detail']) =>
    before === undefined || after === undefined
      ? [before, after].filter((value) => value !== undefined).map(say)
      : translate('admin.staff.audit.change', { before: say(before), after: say(after) });
  return (
    <Table
      stacks="wide"
      caption={translate('admin.staff.audit.title')}
      rows={entries}
      rowKey={({ id }) => id}
      empty={
        <div className="rounded-lg border border-line border-dashed">
          <EmptyState
            icon={<ScrollText aria-hidden />}
            title={translate('admin.staff.audit.empty')}
            text={translate('admin.staff.audit.emptyText')}
          />
        </div>
      }
      columns={[
        {
          key: 'when',
          header: translate('admin.staff.audit.when'),
          cell: ({ at }) => <span className="whitespace-nowrap">{formatDate(language, at, 'moment')}</span>,
        },
        {
          key: 'who',
          header: translate('admin.staff.audit.who'),
          cell: ({ actor, actorRole }) => (
            <span className="whitespace-nowrap">
              <span className="font-medium">{actor ?? translate('admin.staff.audit.gone')}</span>
              {actorRole !== 'customer' && (
                <span className="block text-muted">{translate(`admin.staff.roleName.${actorRole}`)}</span>
              )}
            </span>
          ),
        },
        {
          key: 'what',
          header: translate('admin.staff.audit.what'),
          cell: ({ kind, detail }) => (
            <span className="block min-w-32">
              {kindWords(kind)}
              <span className="block text-muted empty:hidden">{changeOf(detail)}</span>
            </span>
          ),
        },
        {
          key: 'target',
          header: translate('admin.staff.audit.target'),
          cell: ({ target }) => <span className="block min-w-32 max-w-64 break-all text-muted">{target}</span>,
        },
      ]}
    />
  );
}
