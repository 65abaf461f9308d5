import { COMPANY } from '@softbox/config/company';
import { receipts, settings } from '@softbox/db';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy } from '../payment/paying.testing.ts';
import { startTestApi, type TestApi } from '../testing.ts';

let api: TestApi;
let desk: Awaited<ReturnType<TestApi['caller']>>;
let boss: Awaited<ReturnType<TestApi['signUp']>>;
beforeAll(async () => {
  api = await startTestApi();
  boss = await api.signUp({ role: 'owner' });
  desk = await api.caller({ actor: boss.actor });
});
afterAll(() => api.close());

const MOVED = {
  ...COMPANY,
  name: '소프트박스 스튜디오',
  address: '서울 마포구 와우산로 1',
  email: 'new@softbox.example',
};

test('until the studio sets something, the product’s own holds', async () => {
  expect(await desk.admin.company()).toEqual({ company: COMPANY, version: 0, changedAt: null });
  expect(await (await api.caller()).settings.company()).toEqual(COMPANY);
});

test('[A-06] what is set is said at once, by pages, mails and new receipts; older receipts keep what they said', async () => {
  const first = await buy(api, { country: 'KR' });
  await first.pay('pay');
  await api.drainJobs();
  const before = await api.services.contentVersion();
  expect(await desk.admin.saveCompany({ company: MOVED, version: 0 })).toEqual({ version: 1 });
  expect(await api.services.contentVersion()).not.toBe(before);
  expect(await (await api.caller()).settings.company()).toEqual(MOVED);

  const second = await buy(api, { country: 'KR' });
  await second.pay('pay');
  await api.drainJobs();
  const issued = await api.db.read.select().from(receipts).orderBy(asc(receipts.number));
  expect(issued.map(({ content }) => content.company.name)).toEqual([COMPANY.name, MOVED.name]);
  const mails = await api.mails();
  const mailTo = (email: string) => mails.filter(({ to }) => to === email).at(-1);
  for (const said of [MOVED.name, MOVED.address, MOVED.email]) {
    expect(mailTo(second.email)?.text).toContain(said);
    expect(mailTo(second.email)?.html).toContain(said);
    expect(mailTo(first.email)?.text).not.toContain(said);
  }
});

test('of two who change it at once one is told, and every version stays', async () => {
  const { version, company } = await desk.admin.company();
  const save = (name: string) => desk.admin.saveCompany({ company: { ...company, name }, version });
  const both = await Promise.allSettled([save('A'), save('B')]);
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect((await desk.admin.company()).company.name).toBe('A');
  const rows = await api.db.read.select().from(settings).orderBy(asc(settings.version));
  expect(rows.map((row) => [row.version, row.actor])).toEqual([1, 2].map((number) => [number, `user:${boss.user.id}`]));
});

test('[V-07] nothing half-filled is taken, and no link but a safe one', async () => {
  const { version, company } = await desk.admin.company();
  for (const wrong of [
    { name: ' ' },
    { email: 'x' },
    { socialUrl: 'javascript:alert(1)' },
    { socialUrl: 'http://x.example' },
  ])
    await expect(desk.admin.saveCompany({ company: { ...company, ...wrong }, version })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
});

test('[X-03] nobody else sets it', async () => {
  const { actor } = await api.signUp();
  const caller = await api.caller({ actor });
  await expect(caller.admin.saveCompany({ company: COMPANY, version: 0 })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(caller.admin.company()).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
