import { useSearchParams } from 'react-router';
import { useCountry } from '../../../lib/country.tsx';
import { useTranslate } from '../../../lib/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/link.tsx';
import { adminPath } from '../admin-tab.ts';
import { EnquiriesPanel } from './enquiries-panel.tsx';
import { ReviewsPanel } from './reviews-panel.tsx';
import { TextsPanel } from './texts-panel.tsx';
import { useWaiting } from './use-waiting.ts';

const PARTS = { enquiries: EnquiriesPanel, reviews: ReviewsPanel, texts: TextsPanel };
type Part = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as Part[]; // the table's own keys

/** Which part is open stands in the address. */
export function ContentPanel() {
  const [params] = useSearchParams();
  const part = NAMES.find((name) => name === params.get('part')) ?? 'enquiries';
  const Panel = PARTS[part];
  return (
    <div className="flex flex-col gap-6">
      <Parts open={part} />
      <Panel />
    </div>
  );
}

function Parts({ open }: { open: Part }) {
  const translate = useTranslate();
  const { code } = useCountry();
  const waiting = useWaiting();
  const badges: Record<Part, string | false> = {
    enquiries: !!waiting?.enquiries && translate('admin.content.enquiries.count', { count: waiting.enquiries }),
    reviews: !!waiting?.reviews && translate('admin.content.reviews.count', { count: waiting.reviews }),
    texts: false,
  };
  return (
    <nav aria-label={translate('admin.content.parts')} className="flex flex-wrap gap-x-6 gap-y-2">
      {NAMES.map((name) => (
        <Link
          key={name}
          to={adminPath(code, 'content', { part: name })}
          preventScrollReset
          aria-current={name === open ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center gap-2.5 font-semibold text-title transition-colors',
            name === open ? 'text-ink' : 'text-muted hover:text-ink',
          )}
        >
          {translate(`admin.content.${name}.title`)}
          {badges[name] && <Badge tone="warning">{badges[name]}</Badge>}
          {name === 'reviews' && !!waiting?.approved && (
            <Badge tone="success">{translate('admin.content.reviews.approved', { count: waiting.approved })}</Badge>
          )}
        </Link>
      ))}
    </nav>
  );
}
