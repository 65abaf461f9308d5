import { COUNTRY_CODES } from '@softbox/config/countries';
import {
  authUsers,
  type Database,
  orderEvents,
  orderLines,
  orders,
  paymentAttempts,
  paymentLedger,
  templates,
} from '@softbox/db';
import { like } from 'drizzle-orm';
import { hashPassword } from '../auth/password.ts';
import { searchTextOf } from '../auth/search-text.ts';
import { chanceFrom, pick } from './chance.ts';
import { makeOrder } from './make-order.ts';
import { personFrom } from './people.ts';

const YEAR = 365 * 86_400_000;
const BATCH = 200;

const batches = <T>(rows: readonly T[]) =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) => rows.slice(index * BATCH, (index + 1) * BATCH));

/** Made-up members and orders of the last year, the same every time; run again it fills up to the number asked for. */
export async function fillDemo(db: Database, wanted: number): Promise<{ orders: number; members: number }> {
  const chance = chanceFrom(20_261_121);
  const now = Date.now();
  const memberCount = Math.ceil(wanted / 5);
  const password = await hashPassword('demo-password');
  const members = Array.from({ length: memberCount }, (_, index) => ({
    id: `usr_demo${index}`,
    person: personFrom(chance, pick(chance, COUNTRY_CODES), `member${index}`),
    createdAt: new Date(now - YEAR * (1 - index / memberCount)),
  }));
  const catalogue = await db.read.select().from(templates);

  for (const batch of batches(members))
    await db.write((tx) =>
      tx
        .insert(authUsers)
        .values(
          batch.map(({ id, person: { email, firstName, lastName, phone: given }, createdAt }) => {
            const phone = createdAt.getTime() % 3 === 0 ? null : given;
            const shown = { email, username: id, firstName, lastName, phone };
            return { ...shown, id, emailFolded: email, searchText: searchTextOf(shown), password, createdAt };
          }),
        )
        .onConflictDoNothing(),
    );

  const already = await db.read.$count(orders, like(orders.requestKey, 'demo %'));
  const made = Array.from({ length: wanted }, (_, index) =>
    // Busier towards today.
    makeOrder({ index, at: new Date(now - Math.floor(YEAR * chance() ** 2)), chance, catalogue, members }),
  ).slice(already);
  for (const batch of batches(made))
    await db.write(async (tx) => {
      await tx.insert(orders).values(batch.map(({ order }) => order));
      await tx.insert(orderLines).values(batch.map(({ line }) => line));
      await tx.insert(orderEvents).values(batch.flatMap(({ events }) => events));
      const paid = batch.flatMap(({ payment }) => payment ?? []);
      if (paid.length === 0) return;
      await tx.insert(paymentAttempts).values(paid.map(({ attempt }) => attempt));
      await tx.insert(paymentLedger).values(paid.flatMap(({ ledger }) => ledger));
    });
  return { orders: made.length, members: memberCount };
}
