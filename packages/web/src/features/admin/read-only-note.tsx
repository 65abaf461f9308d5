import type { Permission } from '@softbox/config/roles';
import { Eye } from 'lucide-react';
import { useTranslate } from '../../lib/i18n.tsx';
import { useSession } from '../../lib/session.tsx';
import { useMay } from '../../lib/use-may.ts';

/** Says why there is nothing to press. Nothing at all for whoever has the permission. */
export function ReadOnlyNote({ permission }: { permission: Permission }) {
  const translate = useTranslate();
  const { user } = useSession();
  const may = useMay();
  if (!user || user.role === 'customer' || may(permission)) return null;
  return (
    <p className="flex items-center gap-2 text-muted text-sm print:hidden">
      <Eye aria-hidden className="size-4 shrink-0" />
      {translate('admin.staff.readOnly', { role: translate(`admin.staff.roleName.${user.role}`) })}
    </p>
  );
}
