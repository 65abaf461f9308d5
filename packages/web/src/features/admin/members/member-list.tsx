import type { Outputs } from '@softbox/api/types';
import { keepPreviousData } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Users } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Table } from '../../../ui/table.tsx';
import { SearchField } from '../search-field.tsx';
import { useMemberPlace } from './member-place.ts';

type Page = Outputs['admin']['memberPage'];

export function MemberList() {
  const translate = useTranslate();
  const { search, after, before, find } = useMemberPlace();
  const page = trpc.admin.memberPage.useQuery(
    { search: search || undefined, after, before },
    { refetchOnMount: 'always', placeholderData: keepPreviousData },
  );
  return (
    <div className="flex flex-col gap-4" aria-busy={page.isPlaceholderData}>
      <div className="flex max-w-xl">
        <SearchField
          label={translate('admin.members.search')}
          hint={translate('admin.members.searchHint')}
          value={search ?? ''}
          onChange={find}
        />
      </div>
      {page.data && <MembersTable members={page.data.members} isNarrowed={Boolean(search || after || before)} />}
      {page.data && <Pages page={page.data} />}
      {!page.data && page.isPending && <Skeleton className="h-96 rounded-lg" />}
      {!page.data && page.isError && <LoadFailure error={page.error} onRetry={() => void page.refetch()} />}
    </div>
  );
}

function Pages({ page: { older, newer } }: { page: Page }) {
  const translate = useTranslate();
  const { to, after, before } = useMemberPlace();
  const look = buttonClass('secondary', 'sm');
  if (!older && !newer && !after && !before) return null;
  return (
    <nav aria-label={translate('admin.members.pages')} className="flex flex-wrap items-center justify-between gap-3">
      {after || before ? (
        <Link to={to({ after: null, before: null })} preventScrollReset className={buttonClass('ghost', 'sm')}>
          {translate('admin.members.first')}
        </Link>
      ) : (
        <span />
      )}
      <div className="flex gap-2">
        {newer && (
          <Link to={to({ before: newer, after: null })} preventScrollReset className={look}>
            <ChevronLeft aria-hidden className="size-4" />
            {translate('common.previous')}
          </Link>
        )}
        {older && (
          <Link to={to({ after: older, before: null })} preventScrollReset className={look}>
            {translate('common.next')}
            <ChevronRight aria-hidden className="size-4" />
          </Link>
        )}
      </div>
    </nav>
  );
}

function MembersTable({ members, isNarrowed }: { members: Page['members']; isNarrowed: boolean }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { to } = useMemberPlace();
  return (
    <Table
      stacks="wide"
      caption={translate('admin.members.list')}
      rows={members}
      rowKey={({ id }) => id}
      empty={
        <div className="rounded-lg border border-line border-dashed">
          <EmptyState
            icon={<Users aria-hidden />}
            title={translate(isNarrowed ? 'admin.members.none' : 'admin.members.empty')}
            text={translate(isNarrowed ? 'admin.members.noneText' : 'admin.members.emptyText')}
          />
        </div>
      }
      columns={[
        {
          key: 'username',
          stacked: 'whole',
          header: translate('admin.members.username'),
          cell: ({ id, username }) => (
            <Link
              to={to({ member: id })}
              data-member={id}
              preventScrollReset
              className="-my-1 inline-block py-1 font-medium underline decoration-line-strong underline-offset-4 hover:decoration-accent"
            >
              {username}
            </Link>
          ),
        },
        {
          key: 'email',
          header: translate('admin.members.email'),
          cell: ({ email }) => <span className="break-all">{email}</span>,
        },
        {
          key: 'name',
          header: translate('admin.members.name'),
          cell: (member) => <span className="whitespace-nowrap">{fullName(language, member) || '–'}</span>,
        },
        {
          key: 'phone',
          header: translate('admin.members.phone'),
          cell: ({ phone }) => <span className="whitespace-nowrap tabular-nums">{phone || '–'}</span>,
        },
        {
          key: 'joined',
          header: translate('admin.members.joined'),
          cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(language, createdAt)}</span>,
        },
      ]}
    />
  );
}
