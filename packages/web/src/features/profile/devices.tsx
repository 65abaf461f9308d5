import type { Outputs } from '@softbox/api/types';
import { MonitorSmartphone } from 'lucide-react';
import { deviceName } from '../../lib/device-name.ts';
import { failureOf } from '../../lib/errors.ts';
import { formatDate } from '../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { LoadFailure } from '../../lib/load-failure.tsx';
import { useSession } from '../../lib/session.tsx';
import { toast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Section } from './section.tsx';

/** Where one is signed in, and a way to end it. */
export function Devices() {
  const translate = useTranslate();
  const devices = trpc.auth.sessions.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <Section title={translate('profile.devices.title')} text={translate('profile.devices.text')}>
      {devices.isPending && <Skeleton className="h-20 rounded-lg" />}
      {!devices.data && devices.isError && <LoadFailure error={devices.error} onRetry={() => void devices.refetch()} />}
      {devices.data && (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {devices.data.map((device) => (
            <Device key={device.id} device={device} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Device({ device }: { device: Outputs['auth']['sessions'][number] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { signOut } = useSession();
  const utils = trpc.useUtils();
  const end = trpc.auth.endSession.useMutation({
    onSuccess: () => {
      toast({ title: translate('answers.sessionEnded') });
      utils.auth.sessions.setData(undefined, (known) => known?.filter(({ id }) => id !== device.id));
    },
    onError: (error) => {
      const { offline, message } = failureOf(error);
      const description = offline ? translate('common.failure.network') : message;
      toast({ title: translate('profile.devices.failed'), description, variant: 'destructive' });
    },
  });
  const name = deviceName(device.userAgent) ?? translate('profile.devices.unknown');
  return (
    <li className="flex items-center gap-4 px-5 py-4">
      <MonitorSmartphone aria-hidden className="size-6 shrink-0 stroke-[1.5] text-muted" />
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {device.current && <Badge tone="success">{translate('profile.devices.current')}</Badge>}
        </span>
        <span className="text-muted text-sm">
          {translate('profile.devices.lastSeen', { date: formatDate(language, device.lastSeenAt, 'moment') })}
        </span>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={translate('profile.devices.endOn', { device: name })}
        busy={end.isPending}
        onClick={() => (device.current ? void signOut() : end.mutate({ sessionId: device.id }))}
      >
        {translate('profile.devices.end')}
      </Button>
    </li>
  );
}
