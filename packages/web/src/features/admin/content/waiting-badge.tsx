import { useTranslate } from '../../../lib/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { useWaiting } from './use-waiting.ts';

/** Beside the tab's name: how much in it waits. */
export function WaitingBadge() {
  const translate = useTranslate();
  const waiting = useWaiting();
  const count = waiting ? waiting.enquiries + waiting.reviews : 0;
  if (count === 0) return null;
  return (
    <Badge tone="accent" className="tabular-nums">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{translate('admin.content.waiting', { count })}</span>
    </Badge>
  );
}
