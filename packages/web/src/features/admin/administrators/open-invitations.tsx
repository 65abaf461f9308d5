import type { Outputs } from '@softbox/api/types';
import { failureText } from '../../../lib/failure-text.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';
import { toast } from '../../../lib/toast.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Invited } from './team-section.tsx';

type Invitations = Outputs['staff']['list']['invitations'];

export function OpenInvitations({
  invitations,
  onAgain,
}: {
  invitations: Invitations;
  onAgain: (to: Invited) => void;
}) {
  const translate = useTranslate();
  const language = useLanguage();
  const utils = trpc.useUtils();
  const revoke = trpc.staff.revokeInvitation.useMutation({
    onSuccess: () => toast({ title: translate('admin.staff.invitations.revoked') }),
    onError: (error) => toast({ title: failureText(error, translate), variant: 'destructive' }),
    onSettled: () => {
      void utils.staff.list.invalidate();
      void utils.staff.audit.invalidate();
    },
  });
  if (invitations.length === 0) return null;
  return (
    <div className="mt-2 flex flex-col gap-3">
      <h3 className="font-semibold">{translate('admin.staff.invitations.title')}</h3>
      <ul className="divide-y divide-line rounded-lg border border-line border-dashed">
        {invitations.map(({ id, email, role, invitedBy, expiresAt, isExpired }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2">
                <span className="break-all font-medium">{email}</span>
                <Badge>{translate(`admin.staff.roleName.${role}`)}</Badge>
                {isExpired && <Badge tone="warning">{translate('admin.staff.invitations.expired')}</Badge>}
              </p>
              <p className="text-muted text-sm">
                {[
                  invitedBy && translate('admin.staff.invitations.by', { name: invitedBy }),
                  translate('admin.staff.invitations.until', { date: formatDate(language, expiresAt, 'moment') }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="sm"
                aria-label={`${translate('admin.staff.invitations.again')}: ${email}`}
                onClick={() => onAgain({ email, role })}
              >
                {translate('admin.staff.invitations.again')}
              </Button>
              <Button
                variant="ghost"
                size="sm"
                busy={revoke.isPending && revoke.variables.id === id}
                aria-label={`${translate('admin.staff.invitations.revoke')}: ${email}`}
                onClick={() => revoke.mutate({ id })}
              >
                {translate('admin.staff.invitations.revoke')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
