import { formatDate } from '../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { nameFields } from '../../lib/person-name.ts';
import type { User } from '../../lib/session.tsx';

export function DetailsView({ user }: { user: User }) {
  const translate = useTranslate();
  const language = useLanguage();
  const fields = ['email', 'username', ...nameFields(language), 'phone'] as const;
  return (
    <dl className="flex flex-col gap-5">
      {fields.map((field) => (
        <Entry
          key={field}
          label={translate(`profile.field.${field}`)}
          value={user[field]}
          missing={translate('profile.notGiven')}
        />
      ))}
      <Entry
        label={translate('profile.field.joined')}
        value={user.createdAt && formatDate(language, user.createdAt)}
        missing={translate('profile.unknown')}
      />
    </dl>
  );
}

const Entry = ({ label, value, missing }: { label: string; value: string | null; missing: string }) => (
  <div>
    <dt className="text-muted text-sm">{label}</dt>
    <dd className={value ? 'mt-0.5' : 'mt-0.5 text-muted'}>{value || missing}</dd>
  </div>
);
