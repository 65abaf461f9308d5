import { COUNTRIES, COUNTRY_CODES } from '@softbox/config/countries';
import { formatMinor } from '@softbox/config/money';

type Detail = Record<string, string | number | null>;

/** What an event of an order says beyond its kind: the change, the sum, who was asked, what they answered, which file. */
export function describeEvent(detail: Detail, say: (key: string) => string): string {
  const { from, to, provider, code, mail, name, note, amountMinor, totalMinor, amount, came, currency, cameCurrency } =
    detail;
  const before = [detail.brandName, detail.concept, detail.requirements].filter(Boolean).join(' / ');
  return [
    from && to && `${say(`order.status.${from}`)} → ${say(`order.status.${to}`)}`,
    money(amountMinor ?? totalMinor ?? amount ?? came, currency ?? cameCurrency),
    provider && say(`order.provider.${provider}`),
    code,
    mail && say(`admin.desk.mail.${mail}`),
    name,
    note,
    before && `${say('admin.orders.before')} ${before}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function money(minor: Detail[string] | undefined, currency: Detail[string] | undefined): string | null {
  const country = COUNTRY_CODES.find((code) => COUNTRIES[code].currency === currency);
  return country && typeof minor === 'number' ? formatMinor(country, minor) : null;
}
