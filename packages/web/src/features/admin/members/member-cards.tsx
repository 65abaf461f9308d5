import { useTranslate } from '../../../lib/i18n.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export function MemberCards() {
  const translate = useTranslate();
  const figures = trpc.admin.memberFigures.useQuery(undefined, { refetchOnMount: 'always' });
  if (!figures.data && figures.isError)
    return <LoadFailure error={figures.error} onRetry={() => void figures.refetch()} />;
  return (
    <section aria-label={translate('admin.members.summary')}>
      <dl className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        {(['all', 'thisMonth', 'withPhone'] as const).map((figure) => (
          <Card key={figure} className="flex items-baseline justify-between gap-4 py-4 sm:block sm:py-6">
            <dt className="text-muted text-sm">{translate(`admin.members.${figure}`)}</dt>
            <dd className="font-semibold text-title tabular-nums sm:mt-1">
              {figures.data ? figures.data[figure].toLocaleString('en') : <Skeleton className="h-8 w-12" />}
            </dd>
          </Card>
        ))}
      </dl>
    </section>
  );
}
