import { COUNTRIES } from '@softbox/config/countries';
import type { Translate } from '@softbox/config/i18n';
import type { PlaceOrder } from '@softbox/config/inputs/orders';
import type { Language } from '@softbox/config/languages';
import { toMinorUnits } from '@softbox/config/money';
import { CONSENT_VERSIONS, CONSENTS } from '@softbox/config/orders';
import { newId, newOrderId, orderConsents, orderEvents, orderLines, orders, type Tx } from '@softbox/db';
import type { Actor } from '../context.ts';
import { type ResolvedLine, totalOf } from './resolve-items.ts';
import { searchTextOf } from './search-text.ts';
import type { Order } from './view-order.ts';

interface Placing {
  input: PlaceOrder;
  lines: ResolvedLine[];
  actor: Actor;
  language: Language;
  translate: Translate;
  request: { key: string; contentHash: string };
  now: Date;
}

/** Writes a new order down: what, for whom, at which price, and what was agreed to. */
export async function recordOrder(tx: Tx, placing: Placing): Promise<Order> {
  const { input, lines, actor, language, translate, request, now } = placing;
  const id = newOrderId(now);
  const { currency } = COUNTRIES[input.country];
  const packageName = summaryOf(lines, translate);
  const [order] = await tx
    .insert(orders)
    .values({
      id,
      userId: actor.kind === 'user' ? actor.userId : null,
      requestKey: request.key,
      requestHash: request.contentHash,
      isGuestOrder: actor.kind !== 'user',
      orderType: lines.length === 1 && lines[0]?.item.kind === 'package' ? 'package' : 'template',
      customerName: input.customerName,
      customerEmail: input.customerEmail,
      customerPhone: input.customerPhone,
      customerAddress: input.customerAddress,
      requirements: input.requirements,
      brandName: input.brandName,
      concept: input.concept,
      packageName,
      searchText: searchTextOf({ ...input, id, packageName }),
      country: input.country,
      currency,
      language,
      totalMinor: toMinorUnits(currency, totalOf(lines)),
      paymentMethod: input.paymentMethod ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!order) throw new Error('an insert answered nothing');
  await tx.insert(orderLines).values(
    lines.map(({ itemKey, title, image, quantity, unitAmount }, index) => ({
      id: newId('orderLine'),
      orderId: id,
      position: index + 1,
      itemKey,
      title,
      image,
      quantity,
      unitMinor: toMinorUnits(currency, unitAmount),
    })),
  );
  if (input.agreements) await recordConsents(tx, { orderId: id, language, now });
  await tx.insert(orderEvents).values({
    id: newId('orderEvent'),
    orderId: id,
    type: 'placed',
    actor: actor.kind === 'user' ? `user:${actor.userId}` : 'guest',
    detail: { totalMinor: order.totalMinor, currency },
    createdAt: now,
  });
  return order;
}

/** What was bought in one line: "Bibimbap", "Bibimbap × 2", "Bibimbap and 2 more". */
function summaryOf([first, ...more]: ResolvedLine[], translate: Translate): string {
  if (!first) throw new Error('an order has a line');
  if (more.length > 0) return translate('order.summary.several', { title: first.title, count: more.length });
  return first.quantity === 1
    ? first.title
    : translate('order.summary.times', { title: first.title, quantity: first.quantity });
}

/** Both consents, each with the version of the text that was shown. */
const recordConsents = (tx: Tx, { orderId, language, now }: { orderId: string; language: Language; now: Date }) =>
  tx.insert(orderConsents).values(
    CONSENTS.map((consent) => ({
      orderId,
      consent,
      textVersion: CONSENT_VERSIONS[consent],
      language,
      givenAt: now,
    })),
  );
