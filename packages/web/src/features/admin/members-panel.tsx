import type { Outputs } from '@softbox/api/types';
import { Users } from 'lucide-react';
import { formatDate } from '../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { LoadFailure } from '../../lib/load-failure.tsx';
import { fullName } from '../../lib/person-name.ts';
import { trpc } from '../../lib/trpc.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { countMembers } from './count-members.ts';

export type Member = Outputs['admin']['members']['users'][number];

export function MembersPanel() {
  const members = trpc.admin.members.useQuery(undefined, { refetchOnMount: 'always' });
  const users = members.data?.users;
  if (!users && members.isError) return <LoadFailure error={members.error} onRetry={() => void members.refetch()} />;
  return (
    <div className="flex flex-col gap-6">
      <Summary members={users} />
      {users ? <MembersTable members={users} /> : <Skeleton className="h-96 rounded-lg" />}
    </div>
  );
}

function Summary({ members }: { members: Member[] | undefined }) {
  const translate = useTranslate();
  const counts = members && countMembers(members, new Date());
  return (
    <section aria-label={translate('admin.members.summary')}>
      <dl className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        {(['all', 'thisMonth', 'withPhone'] as const).map((figure) => (
          <Card key={figure} className="flex items-baseline justify-between gap-4 py-4 sm:block sm:py-6">
            <dt className="text-muted text-sm">{translate(`admin.members.${figure}`)}</dt>
            <dd className="font-semibold text-title tabular-nums sm:mt-1">
              {counts ? counts[figure] : <Skeleton className="h-8 w-12" />}
            </dd>
          </Card>
        ))}
      </dl>
    </section>
  );
}

function MembersTable({ members }: { members: Member[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Table
      caption={translate('admin.members.list')}
      rows={members}
      rowKey={({ id }) => id}
      empty={
        <div className="rounded-lg border border-line border-dashed">
          <EmptyState
            icon={<Users aria-hidden />}
            title={translate('admin.members.empty')}
            text={translate('admin.members.emptyText')}
          />
        </div>
      }
      columns={[
        {
          key: 'username',
          header: translate('admin.members.username'),
          cell: ({ username }) => <span className="font-medium">{username}</span>,
        },
        { key: 'email', header: translate('admin.members.email'), cell: ({ email }) => email },
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
