import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';
import type { Inputs } from '../types.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const ask = async (changes: Partial<Inputs['contact']['submit']> = {}, language: 'ko' | 'ja' = 'ko') => {
  api.clock.advance(1000);
  await (await api.caller({ language })).contact.submit({
    name: '김민지',
    email: 'minji@example.com',
    service: 'basic',
    message: '견적을 부탁드려요.\n급합니다.',
    ...changes,
  });
};

const deskOf = async () => (await api.caller({ actor: (await api.signUp({ role: 'owner' })).actor })).admin.content;
type Desk = Awaited<ReturnType<typeof deskOf>>;

async function newest(desk: Desk) {
  const [first] = (await desk.enquiries({})).enquiries;
  return desk.enquiry({ enquiryId: first?.id ?? '' });
}

test('[A-05] enquiries come newest first, in pages that leave none out, narrowed down by what is to be done', async () => {
  const desk = await deskOf();
  for (const name of ['하나', '두리', '세나', '네오', '다온']) await ask({ name });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await desk.enquiries({ limit: 2, cursor });
    seen.push(...page.enquiries.map(({ name }) => name));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(['다온', '네오', '세나', '두리', '하나']);
  expect(await desk.waiting()).toMatchObject({ enquiries: 5 });

  const { id, version } = await newest(desk);
  await desk.closeEnquiry({ enquiryId: id, version, done: true });
  const names = async (status: 'pending' | 'done') =>
    (await desk.enquiries({ status })).enquiries.map(({ name }) => name);
  expect(await names('done')).toEqual(['다온']);
  expect(await names('pending')).toEqual(['네오', '세나', '두리', '하나']);
  expect(await desk.waiting()).toMatchObject({ enquiries: 4 });
  await expect(desk.enquiries({ cursor: 'nonsense' })).rejects.toThrow('VALIDATION');
});

test('[A-05] an answer goes out in the enquirer’s language, once, and stays with who and when', async () => {
  const desk = await deskOf();
  await ask({ name: '田中', email: 'tanaka@example.com', message: '料理の写真をお願いしたいです。' }, 'ja');
  const asked = await newest(desk);
  expect(asked).toMatchObject({ language: 'ja', status: 'pending', events: [] });
  const answered = await desk.reply({
    enquiryId: asked.id,
    version: asked.version,
    text: '承りました。\n\n<b>明日</b>お送りします。',
    close: false,
  });
  expect(answered).toMatchObject({
    status: 'answered',
    events: [{ type: 'replied', author: expect.any(String), text: '承りました。\n\n<b>明日</b>お送りします。' }],
  });
  expect(await desk.waiting()).toMatchObject({ enquiries: 0 });
  await api.drainJobs();
  const [mail, ...more] = (await api.mails()).filter(({ to }) => to === 'tanaka@example.com');
  expect(more).toEqual([]);
  expect(mail?.subject).toContain('お問い合わせ');
  expect(mail?.text).toContain('承りました。');
  expect(mail?.text).toContain('> 料理の写真をお願いしたいです。');
  expect(mail?.html).toContain('&lt;b&gt;明日&lt;/b&gt;');
});

test('[A-05] of two who answer one enquiry the second is told, and no second mail goes out', async () => {
  const [desk, other] = [await deskOf(), await deskOf()];
  await ask();
  const { id: enquiryId, version } = await newest(desk);
  await other.reply({ enquiryId, version, text: '먼저 답변드립니다.', close: true });
  await expect(desk.reply({ enquiryId, version, text: '저도요.', close: false })).rejects.toThrow('CONTENT_CHANGED');
  await expect(desk.closeEnquiry({ enquiryId, version, done: false })).rejects.toThrow('CONTENT_CHANGED');
  const now = await desk.enquiry({ enquiryId });
  expect(now).toMatchObject({ status: 'done', events: [{ type: 'replied' }, { type: 'done' }] });
  // Whoever has seen the other's answer may still add to it.
  await desk.reply({ enquiryId, version: now.version, text: '덧붙입니다.', close: false });
  await api.drainJobs();
  expect((await api.mails()).filter(({ to }) => to === 'minji@example.com')).toHaveLength(2);
});

test('what was done can be taken up again, and every step is kept', async () => {
  const desk = await deskOf();
  await ask();
  let { id: enquiryId, version } = await newest(desk);
  for (const done of [true, false]) ({ version } = await desk.closeEnquiry({ enquiryId, version, done }));
  expect(await desk.enquiry({ enquiryId })).toMatchObject({
    status: 'pending',
    events: [{ type: 'done' }, { type: 'reopened' }],
  });
  await expect(desk.enquiry({ enquiryId: 'enq_unknown' })).rejects.toThrow('NOT_FOUND');
  await expect(desk.closeEnquiry({ enquiryId: 'enq_unknown', version: 1, done: true })).rejects.toThrow('NOT_FOUND');
  await expect(desk.reply({ enquiryId, version, text: '  ', close: false })).rejects.toThrow();
});

test('[X-03] nobody but the studio reads or answers enquiries', async () => {
  await ask();
  const { id: enquiryId, version } = await newest(await deskOf());
  const { actor } = await api.signUp();
  for (const caller of [await api.caller(), await api.caller({ actor })])
    for (const call of [
      () => caller.admin.content.waiting(),
      () => caller.admin.content.enquiries({}),
      () => caller.admin.content.enquiry({ enquiryId }),
      () => caller.admin.content.reply({ enquiryId, version, text: 'x', close: false }),
      () => caller.admin.content.closeEnquiry({ enquiryId, version, done: true }),
    ])
      await expect(call()).rejects.toThrow();
});
