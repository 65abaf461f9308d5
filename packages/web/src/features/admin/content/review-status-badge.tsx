import type { ReviewStatus } from '@softbox/config/reviews';
import { useTranslate } from '../../../lib/i18n.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

const TONES: Record<ReviewStatus, BadgeTone> = { pending: 'warning', approved: 'success', hidden: 'neutral' };

export function ReviewStatusBadge({ status }: { status: ReviewStatus }) {
  const translate = useTranslate();
  return <Badge tone={TONES[status]}>{translate(`admin.content.reviews.status.${status}`)}</Badge>;
}
