import type { Outputs } from '@softbox/api/types';
import { LANGUAGE_NAMES } from '@softbox/config/languages';
import { formatWon } from '@softbox/config/money';
import { ArrowLeft } from 'lucide-react';
import { useCountry } from '../../../lib/country.tsx';
import { formatDate } from '../../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { adminPath } from '../admin-tab.ts';
import { Facts, Part } from '../facts.tsx';
import { OrderLinks } from '../order-links.tsx';
import { MemberData } from './member-data.tsx';
import { MemberSessions } from './member-sessions.tsx';

export type Detail = Outputs['admin']['member'];

/** As many orders as one sees at a glance; the desk has them all. */
const NEWEST = 10;

export function MemberDetail({ userId, onBack }: { userId: string; onBack: () => void }) {
  const translate = useTranslate();
  const detail = trpc.admin.member.useQuery({ userId }, { refetchOnMount: 'always' });
  return (
    <div className="flex flex-col gap-4">
      <Button variant="ghost" className="-ml-3 self-start" onClick={onBack}>
        <ArrowLeft aria-hidden className="size-4" />
        {translate('admin.members.back')}
      </Button>
      {detail.data && <Found detail={detail.data} />}
      {!detail.data && detail.isPending && <Skeleton className="h-160 rounded-lg" />}
      {!detail.data && detail.isError && <LoadFailure error={detail.error} onRetry={() => void detail.refetch()} />}
    </div>
  );
}

function Found({ detail }: { detail: Detail }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { member, role } = detail;
  return (
    <article className="rounded-lg border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b p-5 sm:p-7">
        <h2 className="min-w-0 break-words font-semibold text-title">
          {fullName(language, member) || member.username}
        </h2>
        {role !== 'customer' && <Badge tone="accent">{translate('admin.members.staff')}</Badge>}
      </header>
      <div className="grid items-start gap-x-10 gap-y-9 p-5 sm:p-7 xl:grid-cols-2">
        <div className="flex flex-col gap-9">
          <MemberFacts detail={detail} />
          <MemberSessions detail={detail} />
          <MemberData detail={detail} />
        </div>
        <MemberOrders detail={detail} />
      </div>
    </article>
  );
}

function MemberFacts({ detail: { member, language: theirs } }: { detail: Detail }) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Part title={translate('admin.members.details')}>
      <Facts
        lines={[
          [translate('admin.members.username'), member.username],
          [
            translate('admin.members.email'),
            <a
              key="email"
              href={`mailto:${member.email}`}
              className="underline decoration-line-strong underline-offset-4 hover:decoration-accent"
            >
              {member.email}
            </a>,
          ],
          [translate('admin.members.phone'), member.phone || '–'],
          [
            translate('admin.members.language'),
            <span key="language" lang={theirs}>
              {LANGUAGE_NAMES[theirs]}
            </span>,
          ],
          [translate('admin.members.joined'), formatDate(language, member.createdAt, 'moment')],
          [
            translate('admin.members.number'),
            <span key="id" className="break-all">
              {member.id}
            </span>,
          ],
        ]}
      />
    </Part>
  );
}

function MemberOrders({ detail: { member, placed } }: { detail: Detail }) {
  const translate = useTranslate();
  const { code } = useCountry();
  const list = trpc.admin.orders.useQuery({ member: member.id, limit: NEWEST }, { refetchOnMount: 'always' });
  return (
    <Part title={translate('admin.members.orders')}>
      {placed.count > 0 && (
        <p className="-mt-1 mb-3 text-muted text-sm">
          {translate('admin.members.ordersSum', { count: placed.count, amount: formatWon(placed.won) })}
        </p>
      )}
      {list.isPending && <Skeleton className="h-40 rounded-lg" />}
      {!list.data && list.isError && <LoadFailure error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.orders.length === 0 && <p className="text-muted text-sm">{translate('admin.members.ordersNone')}</p>}
      {list.data && <OrderLinks orders={list.data.orders} />}
      {list.data?.nextCursor && (
        <Link
          to={adminPath(code, 'orders', { member: member.id })}
          className="mt-3 inline-block py-1 text-sm underline decoration-line-strong underline-offset-4 hover:decoration-accent"
        >
          {translate('admin.members.ordersAll')}
        </Link>
      )}
    </Part>
  );
}
