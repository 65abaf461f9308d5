import { enquiries, enquiryEvents, newId, orderNotes, orders, reviewEvents, reviews } from '@softbox/db';
import { eq, sql } from 'drizzle-orm';
import { sendFile } from '../files/sending.testing.ts';
import { placeAs } from '../orders/ordering.testing.ts';
import type { TestApi } from '../testing.ts';

const DAY = 86_400_000;

/** Words of one person that nobody else uses. */
export const MARKS = {
  email: 'Hyerin.Nam@example.com',
  phone: '010-7777-1234',
  address: '제주시 첨단로 242',
  brand: '혜린상점',
  concept: '바다색 배경',
  file: '혜린-신제품.png',
  review: '혜린이네 사진이 정말 예뻐요',
  message: '협업을 문의드립니다 혜린',
  device: 'Mozilla/5.0 (iPhone) HyerinPhone',
} as const;

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A member with everything one can leave behind: a paid order that is done, an unpaid one, files, a cart, an enquiry. */
export async function startPerson(api: TestApi) {
  const visitor = await api.caller({ headers: { 'user-agent': MARKS.device } });
  const { token, user } = await visitor.auth.register({
    email: MARKS.email,
    password: 'secret-1',
    firstName: '혜린',
    lastName: '남',
    phone: MARKS.phone,
  });
  const { actor } = await api.whoIs(token);
  const own = await api.caller({ actor });
  const told = {
    customerName: '남혜린',
    customerEmail: MARKS.email,
    customerPhone: MARKS.phone,
    customerAddress: MARKS.address,
    brandName: MARKS.brand,
    concept: MARKS.concept,
  };
  const { body: file } = await sendFile(api, { name: MARKS.file, content: new Uint8Array(PIXEL), token });
  const paid = await placeAs(api, { actor }, { ...told, fileIds: [file.id] });
  const pay = await api.request('POST', '/api/payment', {
    token,
    body: { orderId: paid.orderId, country: 'KR', provider: 'tosspayments' },
  });
  if (!pay.body?.success) throw new Error(pay.text);
  api.clock.advance(1000);
  const unpaid = await placeAs(api, { actor }, told);
  api.clock.advance(1000);
  const asGuest = await placeAs(api, {}, told);
  const { body: loose } = await sendFile(api, { name: MARKS.file, content: new Uint8Array(PIXEL), token });
  await own.cart.add({ templateId: 3, quantity: 2 });
  await visitor.contact.submit({ name: '남혜린', email: MARKS.email, service: 'basic', message: MARKS.message });
  const [enquiry] = await api.db.read.select().from(enquiries);
  await api.db.write(async (tx) => {
    const now = { createdAt: api.clock.now() };
    await tx.insert(enquiryEvents).values({
      id: newId('enquiryEvent'),
      enquiryId: enquiry?.id ?? '',
      type: 'replied',
      text: `${MARKS.brand} 대표님께`,
      ...now,
    });
    const reviewId = newId('review');
    await tx.insert(reviews).values({
      id: reviewId,
      orderId: paid.orderId,
      itemKey: 'template:3',
      rating: 5,
      text: MARKS.review,
      displayName: '남혜린',
      language: 'ko',
      country: 'KR',
      status: 'approved',
      updatedAt: now.createdAt,
      ...now,
    });
    await tx.insert(reviewEvents).values({ id: newId('reviewEvent'), reviewId, type: 'written', ...now });
  });
  await api.db.write((tx) =>
    tx.insert(orderNotes).values({
      id: newId('orderNote'),
      orderId: paid.orderId,
      text: `${MARKS.brand} 대표와 통화`,
      createdAt: api.clock.now(),
    }),
  );
  await api.drainJobs();
  const order = async (orderId: string) => {
    const [row] = await api.db.read.select().from(orders).where(eq(orders.id, orderId));
    if (!row) throw new Error('the order is gone');
    return row;
  };
  return {
    user,
    token,
    actor,
    own,
    paid: paid.orderId,
    unpaid: unpaid.orderId,
    asGuest,
    files: [file.id as string, loose.id as string], // JSON
    order,
    enquiries: () => api.db.read.select().from(enquiries),
    /** The days in which a paid order is to be delivered go by. */
    passWork: () => api.clock.advance(20 * DAY),
  };
}

/** Which tables hold a text anywhere, whatever the column. */
export async function tablesWith(api: TestApi, text: string): Promise<string[]> {
  const { read } = api.db;
  const tables = await read.all<{ name: string }>(
    // An index of words shows its rows' own text: what it holds of it is in tables of its own, and told by piecesIn().
    sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'
      and sql not like 'create virtual%' order by name`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await read.all<Record<string, unknown>>(sql.raw(`select * from "${name}"`));
    const all = rows.map((row) => Object.values(row).map(asText).join('\n')).join('\n');
    if (all.toLowerCase().includes(text.toLowerCase())) found.push(name);
  }
  return found;
}

/** Every piece of a word that an index of words holds. */
export const piecesIn = (api: TestApi, index: 'order_words' | 'member_words'): Promise<string[]> =>
  api.db.write(async (tx) => {
    await tx.run(sql`create virtual table temp.pieces using fts5vocab('main', ${sql.raw(`'${index}'`)}, 'row')`);
    const rows = await tx.all<{ term: string }>(sql`select term from temp.pieces`);
    await tx.run(sql`drop table temp.pieces`);
    return rows.map(({ term }) => term);
  });

const asText = (value: unknown) =>
  value instanceof ArrayBuffer || value instanceof Uint8Array
    ? Buffer.from(value as Uint8Array).toString()
    : String(value); // either makes a Buffer
