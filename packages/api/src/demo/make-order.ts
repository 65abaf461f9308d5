import { itemKey, PACKAGE_IDS, PACKAGES } from '@softbox/config/catalog';
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '@softbox/config/countries';
import { priceIn, toMinorUnits } from '@softbox/config/money';
import type { OrderStatus } from '@softbox/config/orders';
import { imagePath } from '@softbox/config/pictures';
import type { orderEvents, orderLines, orders, paymentAttempts, paymentLedger, templates } from '@softbox/db';
import { searchTextOf } from '../orders/search-text.ts';
import { type Chance, pick } from './chance.ts';
import { type Person, personFrom } from './people.ts';

export interface DemoRows {
  order: typeof orders.$inferInsert;
  line: typeof orderLines.$inferInsert;
  events: (typeof orderEvents.$inferInsert)[];
  payment: { attempt: typeof paymentAttempts.$inferInsert; ledger: (typeof paymentLedger.$inferInsert)[] } | null;
}

const HOUR = 3_600_000;
const PERCENT_FROM: Record<CountryCode, number> = { KR: 46, US: 20, AU: 8, VN: 10, CN: 10, MY: 6 };

function countryBy(chance: Chance): CountryCode {
  let left = chance() * 100;
  for (const code of COUNTRY_CODES) {
    left -= PERCENT_FROM[code];
    if (left < 0) return code;
  }
  return 'KR';
}

type Template = typeof templates.$inferSelect;

function thingBy(chance: Chance, catalogue: readonly Template[], country: CountryCode) {
  if (chance() < 0.35) {
    const { id, basePrice, picture } = PACKAGES[pick(chance, PACKAGE_IDS)];
    return { key: itemKey({ kind: 'package', id }), title: `${id} package`, basePrice, image: imagePath(picture.name) };
  }
  // Squared: some are far more popular than others.
  const { id, texts, basePrice, image } = catalogue[Math.floor(chance() ** 2 * catalogue.length)] as Template; // as above
  return {
    key: itemKey({ kind: 'template', id }),
    title: texts[COUNTRIES[country].language].title,
    basePrice,
    image,
  };
}

interface Making {
  index: number;
  at: Date;
  chance: Chance;
  catalogue: readonly Template[];
  /** The members who may have ordered. */
  members: readonly { id: string; person: Person }[];
}

/** An order as it would have come about; paid more often than not, and now and then given back. */
export function makeOrder({ index, at, chance, catalogue, members }: Making): DemoRows {
  const country = countryBy(chance);
  const { currency, language, paymentProviders } = COUNTRIES[country];
  const member = chance() < 0.6 && members.length > 0 ? pick(chance, members) : null;
  const person = member?.person ?? personFrom(chance, country, `guest${index}`);
  const thing = thingBy(chance, catalogue, country);
  const quantity = chance() < 0.85 ? 1 : 2;
  const unitMinor = toMinorUnits(currency, priceIn(country, thing.basePrice));
  const totalMinor = unitMinor * quantity;
  const isPaid = chance() < 0.72;
  const provider = pick(chance, paymentProviders);
  const isRefunded = isPaid && chance() < 0.05;
  const status: OrderStatus = isPaid
    ? pick(chance, ['completed', 'completed', 'in_progress'] as const)
    : pick(chance, ['pending', 'pending', 'cancelled'] as const);
  const id = `order_${at.getTime()}_demo${String(index).padStart(8, '0')}`;
  const paidAt = new Date(at.getTime() + HOUR / 6);
  const order: DemoRows['order'] = {
    id,
    userId: member?.id ?? null,
    requestKey: `demo ${index}`,
    requestHash: '',
    isGuestOrder: !member,
    orderType: thing.key.startsWith('package') ? 'package' : 'template',
    status,
    paymentStatus: isRefunded ? 'refunded' : isPaid ? 'paid' : 'unpaid',
    customerName: person.name,
    customerEmail: person.email,
    customerPhone: person.phone,
    brandName: person.brand,
    packageName: quantity === 1 ? thing.title : `${thing.title} × ${quantity}`,
    country,
    currency,
    language,
    totalMinor,
    paidMinor: isPaid ? totalMinor : 0,
    refundedMinor: isRefunded ? totalMinor : 0,
    paymentMethod: provider,
    transactionId: isPaid ? `demo_${index}` : '',
    paidAt: isPaid ? paidAt : null,
    createdAt: at,
    updatedAt: at,
  };
  order.searchText = searchTextOf({ brandName: '', ...order });
  const event = (
    type: (typeof orderEvents.$inferInsert)['type'],
    when: Date,
    detail: Record<string, string | number>,
  ) => ({
    id: `oev_demo_${index}_${type}`,
    orderId: id,
    type,
    actor: type === 'placed' ? (member ? `user:${member.id}` : 'guest') : 'payment:webhook',
    detail,
    createdAt: when,
  });
  const attemptId = `att_demo_${index}`;
  const entry = (kind: 'charge' | 'refund', when: Date, amountMinor: number) => ({
    id: `led_demo_${index}_${kind}`,
    orderId: id,
    attemptId,
    provider,
    kind,
    providerTransactionId: `demo_${index}`,
    amountMinor,
    currency,
    counts: true,
    source: 'webhook',
    createdAt: when,
  });
  const refundedAt = new Date(Math.min(paidAt.getTime() + 30 * HOUR, Date.now()));
  return {
    order,
    line: {
      id: `lin_demo_${index}`,
      orderId: id,
      position: 1,
      itemKey: thing.key,
      title: thing.title,
      image: thing.image,
      quantity,
      unitMinor,
    },
    events: [
      event('placed', at, { totalMinor, currency }),
      ...(isPaid ? [event('paid', paidAt, { provider, amountMinor: totalMinor, currency, status: 'completed' })] : []),
      ...(isRefunded ? [event('refunded', refundedAt, { amount: totalMinor, currency })] : []),
    ],
    payment: isPaid
      ? {
          attempt: {
            id: attemptId,
            orderId: id,
            number: 1,
            provider,
            mode: 'sandbox-embedded',
            merchantRef: attemptId,
            status: 'succeeded',
            chargeMinor: totalMinor,
            chargeCurrency: currency,
            idempotencyKey: attemptId,
            expiresAt: paidAt,
            createdAt: at,
            updatedAt: paidAt,
          },
          ledger: [
            entry('charge', paidAt, totalMinor),
            ...(isRefunded ? [entry('refund', refundedAt, -totalMinor)] : []),
          ],
        }
      : null,
  };
}
