import type { Outputs } from '@softbox/api/types';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatDate } from '../../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { useSession } from '../../../lib/session.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { OpenInvitations } from './open-invitations.tsx';

const InviteDialog = lazy(() => import('./invite-dialog.tsx'));
const RoleDialog = lazy(() => import('./role-dialog.tsx'));

export type Colleague = Outputs['staff']['list']['people'][number];

export interface Invited {
  email: string;
  role: Outputs['staff']['list']['invitations'][number]['role'];
}

export function TeamSection() {
  const translate = useTranslate();
  const team = trpc.staff.list.useQuery(undefined, { refetchOnMount: 'always' });
  /** Whose role is being changed, or who is being invited. */
  const [changed, setChanged] = useState<Colleague | null>(null);
  const [invited, setInvited] = useState<Invited | null>(null);
  if (!team.data && team.isError) return <LoadFailure error={team.error} onRetry={() => void team.refetch()} />;
  return (
    <section aria-labelledby="team" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="team" className="font-semibold text-title">
          {translate('admin.staff.people.title')}
        </h2>
        <Button onClick={() => setInvited({ email: '', role: 'support' })}>
          <UserPlus aria-hidden className="size-4" />
          {translate('admin.staff.invite.open')}
        </Button>
      </div>
      {team.data ? (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {team.data.people.map((person) => (
            <Person key={person.id} person={person} onChange={() => setChanged(person)} />
          ))}
        </ul>
      ) : (
        <Skeleton className="h-48 rounded-lg" />
      )}
      {team.data && <OpenInvitations invitations={team.data.invitations} onAgain={setInvited} />}
      <Suspense>
        {changed && <RoleDialog person={changed} onClose={() => setChanged(null)} />}
        {invited && <InviteDialog invited={invited} onClose={() => setInvited(null)} />}
      </Suspense>
    </section>
  );
}

function Person({ person, onChange }: { person: Colleague; onChange: () => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { user } = useSession();
  const { id, username, email, role, twoStep, isConfigured, createdAt } = person;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{username}</span>
          <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>
            {role !== 'customer' && translate(`admin.staff.roleName.${role}`)}
          </Badge>
          {id === user?.id && <Badge>{translate('admin.staff.people.you')}</Badge>}
        </p>
        <p className="break-all text-muted text-sm">{email}</p>
        <p className="text-muted text-sm">
          {translate(twoStep ? 'admin.staff.people.withTwoStep' : 'admin.staff.people.withoutTwoStep')} ·{' '}
          {isConfigured
            ? translate('admin.staff.people.configured')
            : translate('admin.staff.people.since', { date: formatDate(language, createdAt) })}
        </p>
      </div>
      {(!isConfigured || twoStep) && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${translate('admin.staff.people.change')}: ${username}`}
          onClick={onChange}
        >
          {translate('admin.staff.people.change')}
        </Button>
      )}
    </li>
  );
}
