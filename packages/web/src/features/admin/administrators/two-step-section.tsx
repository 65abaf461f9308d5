import { ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatDate } from '../../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const SetUpDialog = lazy(() => import('./set-up-dialog.tsx'));
const TwoStepProofDialog = lazy(() => import('./two-step-proof-dialog.tsx'));

/** One's own second step. */
export function TwoStepSection() {
  const translate = useTranslate();
  const language = useLanguage();
  const state = trpc.auth.twoStep.useQuery(undefined, { refetchOnMount: 'always' });
  const [open, setOpen] = useState<'setUp' | 'renew' | 'end' | null>(null);
  const close = () => setOpen(null);
  if (!state.data && state.isError) return <LoadFailure error={state.error} onRetry={() => void state.refetch()} />;
  if (!state.data) return <Skeleton className="h-44 rounded-lg" />;
  const { since, codesLeft } = state.data;
  return (
    <section aria-labelledby="two-step" className="flex flex-col gap-4">
      <h2 id="two-step" className="font-semibold text-title">
        {translate('admin.staff.twoStep.title')}
      </h2>
      <Card className="flex flex-col items-start gap-4">
        <Badge tone={since ? 'success' : 'warning'}>
          <ShieldCheck aria-hidden className="size-3.5" />
          {since
            ? translate('admin.staff.twoStep.on', { date: formatDate(language, since) })
            : translate('admin.staff.twoStep.off')}
        </Badge>
        <p className="max-w-prose text-muted">{translate('admin.staff.twoStep.text')}</p>
        {since ? (
          <>
            <p className="text-sm">{translate('admin.staff.twoStep.left', { count: codesLeft })}</p>
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary" size="sm" onClick={() => setOpen('renew')}>
                {translate('admin.staff.twoStep.renew')}
              </Button>
              <Button variant="secondary" size="sm" onClick={() => setOpen('end')}>
                {translate('admin.staff.twoStep.end')}
              </Button>
            </div>
          </>
        ) : (
          <Button onClick={() => setOpen('setUp')}>{translate('admin.staff.twoStep.start')}</Button>
        )}
      </Card>
      <Suspense>
        {open === 'setUp' && <SetUpDialog onClose={close} />}
        {(open === 'renew' || open === 'end') && <TwoStepProofDialog wish={open} onClose={close} />}
      </Suspense>
    </section>
  );
}
