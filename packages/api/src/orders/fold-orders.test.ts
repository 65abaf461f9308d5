import { readFileSync } from 'node:fs';
import { orders } from '@softbox/db';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createApi } from '../api.ts';
import { startTestApi } from '../testing.ts';

const MIGRATIONS = new URL('../../../db/migrations/', import.meta.url);
const updatesOf = (file: string) =>
  readFileSync(new URL(file, MIGRATIONS), 'utf8')
    .split('--> statement-breakpoint')
    .flatMap((statement) => statement.match(/UPDATE `orders` SET `search_text`.*/s) ?? []);

test('orders from before the desk could search are found after the next start, in whatever script and case', async () => {
  const api = await startTestApi();
  const visitor = await api.caller();
  const { orderId } = await visitor.orders.place({
    customerName: 'ÁNH Ｎｇọｃ 김 민지',
    customerEmail: 'anh@example.com',
    customerPhone: '+84 90 123 4567',
    country: 'VN',
    itemId: 'package:sns',
    agreements: { purchase: true, privacy: true },
  });
  const read = async () => (await api.db.read.select().from(orders).where(eq(orders.id, orderId)))[0];
  const asPlaced = await read();
  const migrate = (file: string) =>
    api.db.write(async (tx) => {
      for (const statement of updatesOf(file)) await tx.run(sql.raw(statement));
    });
  await migrate('0005_desk.sql');
  expect((await read())?.searchText).not.toBe(asPlaced?.searchText);
  await migrate('0006_refunds_returned.sql');
  const next = await createApi({ env: api.services.env, clock: api.clock });
  expect(await read()).toEqual(asPlaced);
  const { actor } = await api.signUp({ role: 'owner' });
  const { admin } = await api.caller({ actor });
  for (const search of ['ánh ngọc', '84901234567', '김민지'])
    expect(
      (await admin.orders({ search })).orders.map(({ id }) => id),
      search,
    ).toEqual([orderId]);
  await next.close();
  await api.close();
});
