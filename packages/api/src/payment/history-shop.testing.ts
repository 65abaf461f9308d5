import type { CountryCode, ProviderName } from '@softbox/config/countries';
import type { Pay } from '@softbox/config/inputs/payment';
import { jobs, newId, type Tx } from '@softbox/db';
import { and, asc, eq } from 'drizzle-orm';
import type { TestApi } from '../testing.ts';
import type { SandboxOutcome } from './emulators/outcomes.ts';
import { withFlakyNetwork } from './flaky-network.testing.ts';
import { beginWork, giveBack, withdraw } from './history-desk.testing.ts';
import { buy } from './paying.testing.ts';
import type { PaymentView } from './view.ts';

export type Purchase = Awaited<ReturnType<typeof buy>>;
export type Shop = ReturnType<typeof openShop>;

/** Somebody's order, and what lies open in that person's browser. */
export interface Bought {
  purchase: Purchase;
  /** Pages of providers, oldest first. */
  pages: string[];
  /** Where those led back to. */
  ways: string[];
}

/** What a buyer, a desk or a provider may be told at any moment. Anything else that is thrown is a fault. */
const EXPECTED = new Set([
  'PAYMENT_UNCERTAIN',
  'ORDER_NOT_PAYABLE',
  'ORDER_ALREADY_PAID',
  'PROVIDER_FAILED',
  'PAYMENT_NOT_CONFIRMED',
  'FORBIDDEN',
  // Given back already, on its way, asked back by the buyer's bank, not paid, or given up.
  'REFUND_NOTHING_LEFT',
  'REFUND_TOO_LARGE',
  'REFUND_DISPUTED',
  'REFUND_QUOTE_CHANGED',
  'ORDER_NOT_CANCELLABLE',
  'ORDER_CHANGED',
]);

async function expectedly<T>(act: Promise<T>): Promise<T | null> {
  try {
    return await act;
  } catch (error) {
    if (error instanceof Error && EXPECTED.has(error.message)) return null;
    throw error;
  }
}

const DOLLARS: Pay['accepted'] = { amount: 299, currency: 'USD' };
const SENT = eq(jobs.name, 'sandbox.webhook');

/** One shop in a world whose network, messages and processes misbehave. */
export function openShop(api: TestApi) {
  const network = withFlakyNetwork(api);
  const orders: Bought[] = [];
  /** `lost`: a message is gone for good, and what only it told stays unknown. */
  const facts = { lost: false, steps: 0 };
  /** What the desk was told that it goes back: clicks. */
  const promised: string[] = [];

  const start = async ({ purchase, pages }: Bought, provider: ProviderName): Promise<PaymentView | null> => {
    const { orderId, key, visitor } = purchase;
    const accepted = provider === 'paypal' && purchase.currency !== 'AUD' && purchase.currency !== 'USD';
    const view = await expectedly(
      visitor.payment.start({
        orderId,
        key,
        flow: 'interactive',
        provider,
        ...(accepted ? { accepted: DOLLARS } : {}),
      }),
    );
    if (view && view.nextAction.type !== 'none') pages.push(await purchase.openPage(view));
    return view;
  };
  const decide = async ({ purchase, pages, ways }: Bought, page: number, outcome: SandboxOutcome) => {
    const session = pages[page % Math.max(1, pages.length)];
    const way = session && (await purchase.choose(session, outcome));
    if (way) ways.push(way);
  };
  const comeBack = async ({ purchase, ways }: Bought, way: number) => {
    const url = ways[way % Math.max(1, ways.length)];
    if (url) await purchase.goBack(url);
    else await ask(purchase);
  };
  const ask = ({ visitor, orderId, newest }: Purchase) =>
    newest().then(
      () => expectedly(visitor.payment.confirm({ orderId })),
      () => null,
    );

  return {
    api,
    network,
    orders,
    facts,
    promised,
    start,
    decide,
    comeBack,
    ask,
    place: async (country: CountryCode) => {
      orders.push({ purchase: await buy(api, { country }), pages: [], ways: [] });
    },
    cancel: ({ purchase: { visitor, orderId, key, newest } }: Bought) =>
      newest().then(
        () => expectedly(visitor.payment.cancel({ orderId, key })),
        () => null,
      ),
    giveUp: ({ purchase: { visitor, orderId, key } }: Bought) =>
      expectedly(visitor.orders.changeStatus({ orderId, key, status: 'cancelled' })),
    giveBack: async ({ purchase }: Bought, share: number | 'due') => {
      const click = await expectedly(giveBack(api, purchase, share));
      if (click) promised.push(click);
    },
    withdraw: ({ purchase }: Bought) => expectedly(withdraw(purchase)),
    beginWork: ({ purchase }: Bought) => beginWork(api, purchase),
    /** What happens to the messages that are on their way. */
    meddle: (how: 'lose' | 'double' | 'reverse') =>
      api.db.write(async (tx) => {
        const waiting = await tx
          .select()
          .from(jobs)
          .where(and(SENT, eq(jobs.state, 'waiting')))
          .orderBy(asc(jobs.dueAt), asc(jobs.id));
        const [first] = waiting;
        if (!first) return;
        if (how === 'lose') {
          facts.lost = true;
          await tx.update(jobs).set({ state: 'done' }).where(eq(jobs.id, first.id));
        } else if (how === 'double') await tx.insert(jobs).values({ ...first, id: newId('job') });
        else await reverse(tx, waiting, api.clock.now());
      }),
    /** A process that dies at its next word with a provider; another one takes over. */
    dying: async (act: () => Promise<unknown>) => {
      network.weather = 'dead';
      await Promise.race([act(), network.died]);
      network.revive();
    },
  };
}

/** The newest first, all of them now. */
async function reverse(tx: Tx, waiting: readonly { id: string }[], now: Date): Promise<void> {
  for (const [index, { id }] of [...waiting].reverse().entries())
    await tx
      .update(jobs)
      .set({ dueAt: new Date(now.getTime() - 1000 + index) })
      .where(eq(jobs.id, id));
}
