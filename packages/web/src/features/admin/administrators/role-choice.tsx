import { STAFF_ROLES, type StaffRole } from '@softbox/config/roles';
import { useTranslate } from '../../../lib/i18n.tsx';
import { RadioCard } from '../../../ui/radio-card.tsx';

interface RoleChoiceProps {
  legend: string;
  value: string;
  onChange: (role: StaffRole) => void;
}

/** Each role with what it may do, in words. */
export function RoleChoice({ legend, value, onChange }: RoleChoiceProps) {
  const translate = useTranslate();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-medium text-sm">{legend}</legend>
      {STAFF_ROLES.map((role) => (
        <RadioCard
          key={role}
          name="role"
          checked={value === role}
          onChange={() => onChange(role)}
          className="py-3"
          label={
            <span className="min-w-0 grow">
              {translate(`admin.staff.roleName.${role}`)}
              <span className="block font-normal text-muted text-sm">{translate(`admin.staff.role.${role}`)}</span>
            </span>
          }
        />
      ))}
    </fieldset>
  );
}
