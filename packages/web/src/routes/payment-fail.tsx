import { PageMeta } from '../features/shell/page-meta.tsx';
import { useTranslate } from '../lib/i18n.tsx';

export function Component() {
  const title = useTranslate()('common.error');
  return (
    <div className="container-page py-24">
      <PageMeta title={title} />
      <h1 className="font-semibold text-heading">{title}</h1>
    </div>
  );
}
