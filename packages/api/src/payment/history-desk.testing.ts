import { hash } from '@node-rs/argon2';
import { toDecimal, toMinorUnits } from '@softbox/config/money';
import { authUsers, newId } from '@softbox/db';
import { eq } from 'drizzle-orm';
import type { TestApi } from '../testing.ts';
import type { buy } from './paying.testing.ts';

type Purchase = Awaited<ReturnType<typeof buy>>;

const PASSWORD = 'secret-1';

/** Who works at the desk of a shop, which several histories share. */
const desks = new WeakMap<TestApi, ReturnType<typeof openDesk>>();

function deskOf(api: TestApi): ReturnType<typeof openDesk> {
  const known = desks.get(api) ?? openDesk(api);
  desks.set(api, known);
  return known;
}

async function openDesk(api: TestApi) {
  const { actor, user } = await api.signUp({ role: 'owner' });
  // Checked at every refund: a hash of that cost would take longer than the rest of a history.
  const password = await hash(PASSWORD, { memoryCost: 64, timeCost: 1, parallelism: 1 });
  await api.db.write((tx) => tx.update(authUsers).set({ password }).where(eq(authUsers.id, user.id)));
  return api.caller({ actor });
}

/** Presses the desk's button, and once more while it is busy; `share` of the charge, or what the rules give. Answers the click. */
export async function giveBack(api: TestApi, { orderId }: Purchase, share: number | 'due'): Promise<string> {
  const desk = await deskOf(api);
  const { charged, currency } = await desk.refunds.ofOrder({ orderId });
  const minor = share === 'due' ? 0 : Math.max(1, Math.round(toMinorUnits(currency, charged) * share));
  const requestId = newId('refund');
  const click = () =>
    desk.refunds.refund({
      orderId,
      password: PASSWORD,
      reason: 'The studio was late.',
      requestId,
      ...(share === 'due' ? { cancelOrder: true } : { amount: toDecimal(currency, minor) }),
    });
  for (const answer of await Promise.allSettled([click(), click()]))
    if (answer.status === 'rejected') throw answer.reason;
  return requestId;
}

export async function beginWork(api: TestApi, { orderId }: Purchase): Promise<void> {
  const desk = await deskOf(api);
  await desk.orders.changeStatus({ orderId, status: 'in_progress' });
}

/** The customer looks at the terms and agrees to them. */
export async function withdraw({ visitor, orderId, key }: Purchase): Promise<void> {
  const { quote } = await visitor.refunds.ofOrder({ orderId, key });
  // Where there is nothing to agree to, the page has no button; somebody may send the request all the same.
  const quoted = { clause: quote?.clause ?? 'before_work', amount: String(quote?.amount ?? 1) } as const;
  await visitor.refunds.cancel({ orderId, key, quoted });
}
