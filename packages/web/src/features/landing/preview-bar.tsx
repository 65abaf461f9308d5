import { Eye } from 'lucide-react';
import { useTranslate } from '../../lib/i18n.tsx';

/** Default export: only the studio ever loads it. Stays in sight, so that nobody takes a draft for the site. */
export default function PreviewBar() {
  const translate = useTranslate();
  return (
    <p
      role="status"
      className="sticky top-(--bar-height) z-30 flex items-center justify-center gap-2.5 bg-warning-soft px-5 py-3 text-center font-medium text-warning"
    >
      <Eye aria-hidden className="size-5 shrink-0" />
      {translate('admin.content.texts.previewing')}
    </p>
  );
}
