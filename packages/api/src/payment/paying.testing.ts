import type { CountryCode, ProviderName } from '@softbox/config/countries';
import type { Pay } from '@softbox/config/inputs/payment';
import { orderEvents, orders, paymentAttempts, paymentLedger, refunds, sandboxSessions } from '@softbox/db';
import { desc, eq, inArray } from 'drizzle-orm';
import type { TestApi } from '../testing.ts';
import { arrive } from './emulators/arrive.ts';
import type { SandboxOutcome } from './emulators/outcomes.ts';
import type { PaymentView } from './view.ts';

let buyers = 0;

interface Buying {
  country?: CountryCode;
  email?: string;
}

/** A guest's order of one package, and what can happen to it: the buyer's side through the doors, the rest as stored. */
export async function buy(api: TestApi, { country = 'US', email = `buyer${++buyers}@example.com` }: Buying = {}) {
  const visitor = await api.caller({ country });
  const { orderId, accessKey, amount, currency } = await visitor.orders.place({
    customerName: 'Minji Kim',
    customerEmail: email,
    customerPhone: '010-1234-5678',
    country,
    itemId: 'package:sns',
    agreements: { purchase: true, privacy: true },
  });
  const key = accessKey ?? '';

  const read = async () => {
    const { read } = api.db;
    const [order] = await read.select().from(orders).where(eq(orders.id, orderId));
    if (!order) throw new Error('the order is gone');
    return {
      order,
      attempts: await read
        .select()
        .from(paymentAttempts)
        .where(eq(paymentAttempts.orderId, orderId))
        .orderBy(paymentAttempts.number),
      ledger: await read
        .select()
        .from(paymentLedger)
        .where(eq(paymentLedger.orderId, orderId))
        .orderBy(paymentLedger.createdAt),
      refunds: await read.select().from(refunds).where(eq(refunds.orderId, orderId)),
      events: (
        await read.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(orderEvents.createdAt)
      ).map(({ type }) => type),
    };
  };

  const start = (provider?: ProviderName, accepted?: Pay['accepted']): Promise<PaymentView> =>
    visitor.payment.start({ orderId, key, flow: 'interactive', provider, accepted });

  const newest = async () => {
    const [attempt] = await api.db.read
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.orderId, orderId))
      .orderBy(desc(paymentAttempts.number))
      .limit(1);
    if (!attempt) throw new Error('nothing was started');
    return attempt;
  };

  /** What providers know of it: every session that they ever opened for one of its attempts. */
  const sessions = async () => {
    const refs = (await read()).attempts.map(({ merchantRef }) => merchantRef);
    return api.db.read.select().from(sandboxSessions).where(inArray(sandboxSessions.merchantRef, refs));
  };

  /** The provider's page or window; answers the session it is about. */
  async function openPage({ nextAction }: PaymentView): Promise<string> {
    const session = await arrive((await newest()).provider, nextAction, api.services);
    if (!session) throw new Error('the payment did not open');
    return session;
  }

  /** The buyer decides at the provider. Answers where the browser is sent, or null. */
  async function choose(session: string, outcome: SandboxOutcome): Promise<string | null> {
    const { body } = await api.request('POST', `/sandbox/control/${session}`, { body: { outcome } });
    posted = body.fields ?? null;
    return body.redirectUrl;
  }

  /** What the provider's page posts on the way back, where it posts. */
  let posted: Record<string, string> | null = null;

  /** The browser goes where it was sent, without any cookie; answers the page it ends on. */
  async function goBack(url: string): Promise<URL> {
    const way = posted ? { method: 'POST', body: new URLSearchParams(posted) } : {};
    const response = await api.handle(new Request(url, way), '127.0.0.1');
    return new URL(response?.headers.get('location') ?? '', url);
  }

  /** From the click to the provider and back. */
  async function pay(
    outcome: SandboxOutcome,
    provider?: ProviderName,
    accepted?: Pay['accepted'],
  ): Promise<URL | null> {
    const url = await choose(await openPage(await start(provider, accepted)), outcome);
    return url === null ? null : goBack(url);
  }

  const mails = async (subject: string) =>
    (await api.mails()).filter((mail) => mail.to === email && mail.subject.includes(subject));

  return {
    visitor,
    orderId,
    key,
    amount,
    currency,
    email,
    read,
    sessions,
    start,
    newest,
    openPage,
    choose,
    goBack,
    pay,
    mails,
  };
}
