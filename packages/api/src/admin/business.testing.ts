import type { CountryCode, Currency } from '@softbox/config/countries';
import type { OrderStatus } from '@softbox/config/orders';
import { newId, orders, paymentLedger } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { payDirectly, placeAs } from '../orders/ordering.testing.ts';
import { startTestApi } from '../testing.ts';

interface Deal {
  at: string;
  country: CountryCode;
  itemId: string;
  paid?: boolean;
  /** Charged in dollars, at the provider's wish. */
  chargedInDollars?: number;
  status?: OrderStatus;
  refunded?: number;
  /** Money that came but pays nothing. */
  astray?: number;
}

/** What the tests count by hand. Noon of 20 November in Seoul, ten in the evening of the 19th in New York. */
const NOW = '2026-11-20T03:00:00Z';
const DEALS: Deal[] = [
  // ₩358,800: in October, within what has passed of November.
  { at: '2026-10-05T03:00:00Z', country: 'KR', itemId: 'package:sns', paid: true },
  // $399 = ₩478,800: in October, later than that.
  { at: '2026-10-28T03:00:00Z', country: 'US', itemId: 'package:delivery', paid: true },
  // ₫9,576,000 = ₩478,800, charged as $399.
  { at: '2026-11-10T03:00:00Z', country: 'VN', itemId: 'package:delivery', paid: true, chargedInDollars: 39_900 },
  // A$749 = ₩599,200: the last minute of the 19th in Seoul, not paid.
  { at: '2026-11-19T14:59:00Z', country: 'AU', itemId: 'package:launch' },
  // ₫7,176,000 = ₩358,800: the first minute of the 20th in Seoul; ₫1,000,000 = ₩50,000 went back.
  { at: '2026-11-19T15:00:00Z', country: 'VN', itemId: 'package:sns', paid: true, refunded: 1_000_000 },
  // RM1,346 = ₩358,933: given up, and paid too late.
  { at: '2026-11-20T02:00:00Z', country: 'MY', itemId: 'package:sns', status: 'cancelled', astray: 134_600 },
  // ¥2,793 = ₩478,800: the studio is at work.
  { at: '2026-11-20T02:30:00Z', country: 'CN', itemId: 'package:delivery', paid: true, status: 'in_progress' },
];

/** Orders in six currencies round the end of a day and of a month, two new members, and who administers. */
export async function startBusiness({ zone }: { zone: string }) {
  const api = await startTestApi({ env: { STUDIO_TIME_ZONE: zone } });
  const moveTo = (at: string) => api.clock.advance(Date.parse(at) - api.clock.now().getTime());
  moveTo('2026-10-01T00:00:00Z');
  const { actor, user } = await api.signUp({ role: 'owner' });
  for (const joined of ['2026-11-19T10:00:00Z', '2026-11-20T01:00:00Z']) {
    moveTo(joined);
    await api.signUp();
  }
  const ids: string[] = [];
  for (const deal of DEALS) {
    moveTo(deal.at);
    const { orderId } = await placeAs(
      api,
      { country: deal.country, language: 'ko' },
      { country: deal.country, itemId: deal.itemId, customerName: `고객 ${ids.length + 1}` },
    );
    ids.push(orderId);
    if (deal.paid) await payDirectly(api, orderId, `tx-${ids.length}`);
    const { chargedInDollars, status, refunded, astray } = deal;
    if (chargedInDollars) await changeLedger(orderId, { amountMinor: chargedInDollars, currency: 'USD' });
    if (refunded) {
      await book(orderId, { kind: 'refund', amountMinor: -refunded, counts: true });
      await api.db.write((tx) => tx.update(orders).set({ refundedMinor: refunded }).where(eq(orders.id, orderId)));
    }
    if (status) await (await api.caller({ actor })).orders.changeStatus({ orderId, status });
    if (astray) {
      await payDirectly(api, orderId, 'astray');
      await book(orderId, { kind: 'charge', amountMinor: astray, counts: false });
    }
  }
  moveTo(NOW);
  // Sessions of the desk are short: the one of October has ended.
  const { token } = await (await api.caller()).auth.login({ email: user.email, password: 'secret-1' });
  return { ...api, administrator: { actor, token }, ids };

  function changeLedger(orderId: string, changes: { amountMinor: number; currency: Currency }) {
    return api.db.write((tx) => tx.update(paymentLedger).set(changes).where(eq(paymentLedger.orderId, orderId)));
  }

  async function book(orderId: string, entry: { kind: 'charge' | 'refund'; amountMinor: number; counts: boolean }) {
    await api.db.write(async (tx) => {
      const [charge] = await tx.select().from(paymentLedger).where(eq(paymentLedger.orderId, orderId));
      if (!charge) throw new Error('nothing was charged');
      // The charge itself is the one that strayed.
      if (entry.kind === 'charge') await tx.delete(paymentLedger).where(eq(paymentLedger.id, charge.id));
      const id = newId('ledger');
      await tx.insert(paymentLedger).values({ ...charge, ...entry, id, providerTransactionId: id });
    });
  }
}
