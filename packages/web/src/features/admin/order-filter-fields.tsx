import { itemKey, PACKAGE_IDS } from '@softbox/config/catalog';
import { COUNTRY_CODES, PROVIDER_NAMES } from '@softbox/config/countries';
import type { OrderFilters } from '@softbox/config/inputs/admin';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@softbox/config/orders';
import { countryName } from '../../lib/display-names.ts';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';

interface FieldsProps {
  filters: OrderFilters;
  onChange: (values: Partial<Record<keyof OrderFilters, string>>) => void;
}

export function OrderFilterFields({ filters, onChange }: FieldsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const items = useItems();
  const choices = [
    { name: 'status', options: ORDER_STATUSES.map((value) => ({ value, label: translate(`order.status.${value}`) })) },
    {
      name: 'payment',
      options: PAYMENT_STATUSES.map((value) => ({ value, label: translate(`order.payment.${value}`) })),
    },
    { name: 'country', options: COUNTRY_CODES.map((value) => ({ value, label: countryName(language, value) })) },
    {
      name: 'provider',
      options: PROVIDER_NAMES.map((value) => ({ value, label: translate(`order.provider.${value}`) })),
    },
    { name: 'item', options: items },
  ] as const;
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3">
      {choices.map(({ name, options }) => (
        <Field key={name} label={translate(`admin.desk.filter.${name}`)}>
          {(control) => (
            <Select
              {...control}
              value={filters[name] ?? ''}
              onChange={(event) => onChange({ [name]: event.target.value })}
            >
              <option value="">{translate('admin.desk.any')}</option>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} label={translate(`admin.desk.filter.${name}`)}>
          {(control) => (
            <Input
              {...control}
              type="date"
              min={name === 'to' ? filters.from : undefined}
              max={name === 'from' ? filters.to : undefined}
              value={filters[name] ?? ''}
              onChange={(event) => onChange({ [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

/** Everything on sale. */
function useItems() {
  const translate = useTranslate();
  const language = useLanguage();
  const { data: templates = [] } = trpc.catalog.templates.useQuery({ language });
  return [
    ...PACKAGE_IDS.map((id) => ({
      value: itemKey({ kind: 'package', id }),
      label: translate(`packages.${id}.name`),
    })),
    ...templates.map(({ id, title }) => ({ value: itemKey({ kind: 'template', id }), label: title })),
  ];
}
