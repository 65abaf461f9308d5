import { ENQUIRY_SERVICES } from '@softbox/config/catalog';
import { enquiries } from '@softbox/db';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { RATE_LIMIT: 'off' } });
});
afterAll(() => api.close());

const enquiry = {
  name: '김민지',
  email: 'minji@example.com',
  company: '민지네',
  service: 'basic',
  message: '견적을 부탁드려요.',
};
const send = (body: object) => api.request('POST', '/api/contact', { body });

test('[E-07][C-14] an enquiry of each service is stored, and the answer has the words of the toast', async () => {
  for (const service of ENQUIRY_SERVICES) {
    const { status, body } = await send({ ...enquiry, service });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: '문의가 접수되었습니다. 영업일 기준 하루 안에 답변드리겠습니다.' });
  }
  const rows = await api.db.read.select().from(enquiries);
  expect(rows.map(({ service }) => service).sort()).toEqual(['basic', 'consultation', 'custom', 'premium']);
  expect(rows[0]).toMatchObject({ ...enquiry, service: expect.any(String), status: 'pending', language: 'ko' });
});

test('[V-05][V-07] name, email, service and message are required; company is not', async () => {
  const { company: _, ...without } = enquiry;
  expect((await send(without)).status).toBe(200);
  for (const [field, message] of [
    ['name', '필수 입력 항목입니다.'],
    ['email', '이메일을 입력해주세요.'],
    ['service', '관심 있는 서비스를 선택해주세요.'],
    ['message', '필수 입력 항목입니다.'],
  ] as const) {
    const answer = await send({ ...enquiry, [field]: '' });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, code: 'VALIDATION', fields: { [field]: message } });
    const { [field]: _missing, ...rest } = enquiry;
    expect((await send(rest)).status).toBe(400);
  }
  expect((await send({ ...enquiry, email: 'no address' })).body.fields).toEqual({
    email: '올바른 이메일을 입력해주세요',
  });
  expect((await send({ ...enquiry, service: 'free' })).status).toBe(400);
});

test('a flood from one address is slowed down', async () => {
  const limited = await startTestApi({ env: { RATE_LIMIT: 'default' } });
  const statuses = [];
  for (let count = 0; count < 6; count++)
    statuses.push((await limited.request('POST', '/api/contact', { body: enquiry })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await limited.close();
});
