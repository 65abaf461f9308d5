import type { EnquiryStatus } from '@softbox/config/enquiries';
import { useTranslate } from '../../../lib/i18n.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

const TONES: Record<EnquiryStatus, BadgeTone> = { pending: 'warning', answered: 'success', done: 'neutral' };

export function EnquiryStatusBadge({ status }: { status: EnquiryStatus }) {
  const translate = useTranslate();
  return <Badge tone={TONES[status]}>{translate(`admin.content.enquiries.status.${status}`)}</Badge>;
}
