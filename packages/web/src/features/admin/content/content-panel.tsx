import { useTranslate } from '../../../lib/i18n.tsx';
import { EnquiriesPanel } from './enquiries-panel.tsx';

export function ContentPanel() {
  const translate = useTranslate();
  return (
    <section aria-label={translate('admin.content.enquiries.title')}>
      <EnquiriesPanel />
    </section>
  );
}
