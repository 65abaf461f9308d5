import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { deviceName } from '../../../lib/device-name.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';
import { toast } from '../../../lib/toast.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useMay } from '../../../lib/use-may.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Part } from '../facts.tsx';
import type { Detail } from './member-detail.tsx';

/** Where a member is signed in, and a way to end it. */
export function MemberSessions({ detail: { member, sessions } }: { detail: Detail }) {
  const translate = useTranslate();
  const language = useLanguage();
  const utils = trpc.useUtils();
  const may = useMay();
  const [isAsking, setAsking] = useState(false);
  const end = trpc.admin.endMemberSessions.useMutation({
    onSuccess: ({ ended }) => toast({ title: translate('admin.members.ended', { count: ended }) }),
    onError: (error) => {
      const title = translate('profile.devices.failed');
      toast({ title, description: failureText(error, translate), variant: 'destructive' });
    },
    onSettled: () => {
      setAsking(false);
      return utils.admin.member.invalidate({ userId: member.id });
    },
  });
  const isEnding = (sessionId?: string) => end.isPending && end.variables.sessionId === sessionId;
  return (
    <Part title={translate('admin.members.sessions')}>
      {sessions.length === 0 && <p className="text-muted text-sm">{translate('admin.members.sessionsNone')}</p>}
      <ul className="divide-y divide-line rounded-lg border border-line empty:hidden">
        {sessions.map(({ id, userAgent, current, lastSeenAt }) => {
          const name = deviceName(userAgent) ?? translate('profile.devices.unknown');
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <MonitorSmartphone aria-hidden className="size-5 shrink-0 stroke-[1.5] text-muted" />
              <span className="flex min-w-0 grow flex-col text-sm">
                <span className="flex flex-wrap items-center gap-2 font-medium">
                  {name}
                  {current && <Badge tone="success">{translate('profile.devices.current')}</Badge>}
                </span>
                <span className="text-muted">
                  {translate('profile.devices.lastSeen', { date: formatDate(language, lastSeenAt, 'moment') })}
                </span>
              </span>
              {!current && may('members.write') && (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={translate('profile.devices.endOn', { device: name })}
                  busy={isEnding(id)}
                  onClick={() => end.mutate({ userId: member.id, sessionId: id })}
                >
                  {translate('profile.devices.end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {may('members.write') && sessions.some(({ current }) => !current) && (
        <Button variant="ghost" size="sm" className="mt-3 -ml-3.5" onClick={() => setAsking(true)}>
          {translate('admin.members.endAll')}
        </Button>
      )}
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={translate('admin.members.endAllTitle')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {translate('common.cancel')}
            </Button>
            <Button busy={isEnding()} onClick={() => end.mutate({ userId: member.id })}>
              {translate('admin.members.endAll')}
            </Button>
          </>
        }
      >
        {translate('admin.members.endAllText', { name: member.username })}
      </AlertDialog>
    </Part>
  );
}
