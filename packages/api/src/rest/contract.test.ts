import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookiesOf, startTestApi, type TestApi } from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const keys = (value: object) => Object.keys(value).sort();
const USER_KEYS = [
  'createdAt',
  'email',
  'firstName',
  'id',
  'lastName',
  'mustChangePassword',
  'permissions',
  'phone',
  'role',
  'twoStep',
  'username',
];

const customer = { customerName: '김민지', customerEmail: 'minji@example.com', customerPhone: '010-1234-5678' };
/** The payload exactly as the specification's client sends it, plus the consents that the server asks for. */
const specOrder = {
  ...customer,
  customerAddress: '',
  packageName: 'SNS all-in-one package',
  packagePrice: '358800',
  totalAmount: '358800',
  currency: 'KRW',
  country: 'KR',
  requirements: '',
  transactionId: '',
  paymentMethod: 'tosspayments',
  isGuestOrder: true,
  status: 'pending',
  orderType: 'package',
  agreements: { purchase: true, privacy: true },
};

/** Another order each time: the same content within two minutes would be a second click. */
const place = (body: object = specOrder) =>
  api.request('POST', '/api/orders', { body, headers: { 'idempotency-key': crypto.randomUUID() } });

const administrator = () => api.signUp({ role: 'owner' });

test('[C-01] GET /api/auth/me answers the signed-in user, 401 otherwise', async () => {
  const { token, user } = await api.signUp();
  const { status, body } = await api.request('GET', '/api/auth/me', { token });
  expect(status).toBe(200);
  expect(keys(body)).toEqual(['success', 'user']);
  expect(keys(body.user)).toEqual(USER_KEYS);
  expect(body.user.email).toBe(user.email);
  for (const absent of ['', 'null', 'undefined', 'forged']) {
    const refused = await api.request('GET', '/api/auth/me', { headers: { authorization: `Bearer ${absent}` } });
    expect(refused.status).toBe(401);
    expect(refused.body).toMatchObject({ success: false, message: '로그인이 필요합니다' });
  }
});

test('[C-02] POST /api/auth/login answers success, token, user and message', async () => {
  const { user } = await api.signUp();
  const { status, body } = await api.request('POST', '/api/auth/login', {
    body: { email: user.email, password: 'secret-1' },
  });
  expect(status).toBe(200);
  expect(keys(body)).toEqual(['message', 'success', 'token', 'user']);
  const wrong = await api.request('POST', '/api/auth/login', {
    body: { email: user.email, password: 'wrong-password' },
  });
  expect(wrong.status).toBe(401);
  expect(wrong.body).toMatchObject({ success: false, message: '이메일 또는 비밀번호가 올바르지 않습니다.' });
  const short = await api.request('POST', '/api/auth/login', { body: { email: user.email, password: '12345' } });
  expect(short.status).toBe(400);
  expect(short.body.message).toBe('비밀번호는 최소 6자 이상이어야 합니다');
});

test('[C-03] POST /api/auth/register answers success, token, user and message; a taken address is 409', async () => {
  const body = { email: 'new.member@example.com', username: 'new.member', password: 'secret-1' };
  const made = await api.request('POST', '/api/auth/register', { body });
  expect(made.status).toBe(200);
  expect(keys(made.body)).toEqual(['message', 'success', 'token', 'user']);
  expect(made.body.user).toMatchObject({ username: 'new.member', firstName: '', lastName: '', phone: null });
  const again = await api.request('POST', '/api/auth/register', { body });
  expect(again.status).toBe(409);
  expect(again.body).toMatchObject({ success: false, message: '이미 사용 중인 이메일입니다.' });
});

test('[C-04] POST /api/auth/check-email answers available', async () => {
  const { user } = await api.signUp();
  const ask = (email: string) => api.request('POST', '/api/auth/check-email', { body: { email } });
  expect((await ask('nobody.yet@example.com')).body).toEqual({ success: true, available: true });
  expect((await ask(user.email.toUpperCase())).body).toEqual({ success: true, available: false });
  expect((await ask('')).body).toMatchObject({ success: false, message: '이메일을 입력해주세요.' });
});

test('[C-05] POST /api/auth/forgot-password answers the same for everybody and never a token', async () => {
  const { user } = await api.signUp();
  const ask = (email: string) => api.request('POST', '/api/auth/forgot-password', { body: { email } });
  const [known, unknown] = [await ask(user.email), await ask('stranger@example.com')];
  expect(known.status).toBe(200);
  expect(keys(known.body)).toEqual(['message', 'success']);
  expect(known.text).toBe(unknown.text);
});

test('[C-06] POST /api/auth/reset-password answers success and message; a bad link is 400', async () => {
  const { user } = await api.signUp();
  await api.request('POST', '/api/auth/forgot-password', { body: { email: user.email } });
  await api.drainJobs();
  const mail = (await api.mails()).findLast((sent) => sent.to === user.email);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const reset = await api.request('POST', '/api/auth/reset-password', { body: { token, password: 'another-1' } });
  expect(reset.status).toBe(200);
  expect(keys(reset.body)).toEqual(['message', 'success']);
  const again = await api.request('POST', '/api/auth/reset-password', { body: { token, password: 'another-2' } });
  expect(again.status).toBe(400);
  expect(again.body).toMatchObject({ success: false, message: '유효하지 않은 재설정 링크입니다.' });
});

test('[C-07] GET /api/auth/profile answers success and user', async () => {
  const { token } = await api.signUp();
  const { status, body } = await api.request('GET', '/api/auth/profile', { token });
  expect(status).toBe(200);
  expect(keys(body)).toEqual(['success', 'user']);
  expect(keys(body.user)).toEqual(USER_KEYS);
  expect((await api.request('GET', '/api/auth/profile')).status).toBe(401);
});

test('[C-08] PUT /api/auth/profile saves and answers success and message', async () => {
  const { token, user } = await api.signUp();
  const { email, username } = user;
  const profile = { email, username, firstName: '지민', lastName: '박', phone: '010-9999-0000' };
  const saved = await api.request('PUT', '/api/auth/profile', { token, body: profile });
  expect(saved.status).toBe(200);
  expect(saved.body).toMatchObject({ success: true, message: '회원정보가 성공적으로 수정되었습니다.', user: profile });
  expect((await api.request('GET', '/api/auth/profile', { token })).body.user).toMatchObject(profile);
  const short = await api.request('PUT', '/api/auth/profile', { token, body: { ...profile, username: 'ab' } });
  expect(short.status).toBe(400);
  expect(short.body.fields).toEqual({ username: '사용자명은 최소 3자 이상이어야 합니다' });
});

test('[C-09] POST /api/orders takes the specification’s payload and answers success, message and orderId', async () => {
  const { status, body } = await place();
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, message: '주문이 접수되었습니다.' });
  expect(body.orderId).toMatch(/^order_\d+_\w+$/);
  const cheap = await api.request('POST', '/api/orders', { body: { ...specOrder, totalAmount: '1' } });
  expect(cheap.status).toBe(409);
  expect(cheap.body).toMatchObject({ success: false, code: 'PRICE_CHANGED' });
  expect(cheap.body.message).toContain('₩358,800');
  const refused = await api.request('POST', '/api/orders', {
    body: { ...specOrder, agreements: { purchase: true, privacy: false } },
  });
  expect(refused.status).toBe(400);
});

test('[C-10] POST /api/payment charges a plain caller on the sandbox and answers success, transactionId and message', async () => {
  const placed = await place();
  const cookies = cookiesOf(placed.headers);
  const { orderId } = placed.body;
  const payment = {
    provider: 'tosspayments',
    plan: 'SNS',
    amount: 358800,
    currency: 'KRW',
    country: 'KR',
    orderInfo: specOrder,
    templateId: 0,
    isGuestOrder: true,
    orderId,
  };
  const cheap = await api.request('POST', '/api/payment', { body: { ...payment, amount: 100 }, cookies });
  expect(cheap.status).toBe(409);
  const paid = await api.request('POST', '/api/payment', { body: payment, cookies });
  expect(paid.status).toBe(200);
  expect(paid.body).toMatchObject({ success: true, status: 'paid' });
  expect(paid.body.transactionId).not.toBe('');
  expect(typeof paid.body.message).toBe('string');
  const foreign = await api.request('POST', '/api/payment', { body: payment });
  expect(foreign.status).toBe(404);
});

test('[C-11] PATCH /api/orders/{orderId}/status is the administrator’s; others may only ask to look again', async () => {
  const placed = await place();
  const cookies = cookiesOf(placed.headers);
  const path = `/api/orders/${placed.body.orderId}/status`;
  const claim = await api.request('PATCH', path, {
    body: { status: 'completed', transactionId: 'tx_forged' },
    cookies,
  });
  expect(claim.status).toBe(409);
  expect(claim.body).toMatchObject({ success: false, code: 'PAYMENT_NOT_CONFIRMED' });
  expect((await api.request('PATCH', path, { body: { status: 'completed' } })).status).toBe(404);
  const { token } = await administrator();
  const moved = await api.request('PATCH', path, { body: { status: 'in_progress' }, token });
  expect(moved.status).toBe(200);
  expect(moved.body).toMatchObject({ success: true, order: { status: 'in_progress', paymentStatus: 'unpaid' } });
});

test('[C-12] GET /api/orders lists all for the administrator, their own for a customer, and nothing for anybody else', async () => {
  await place();
  const { token } = await administrator();
  const all = await api.request('GET', '/api/orders', { token });
  expect(all.status).toBe(200);
  expect(Array.isArray(all.body)).toBe(true);
  expect(all.body[0]).toMatchObject({
    customerName: '김민지',
    planPrice: 358800,
    totalAmount: '358800',
    currency: 'KRW',
  });
  const { token: mine } = await api.signUp();
  expect((await api.request('GET', '/api/orders', { token: mine })).body).toEqual([]);
  expect((await api.request('GET', '/api/orders')).status).toBe(401);
});

test('[C-13] GET /api/admin/users answers success and users to the administrator alone', async () => {
  const { token } = await administrator();
  const { status, body } = await api.request('GET', '/api/admin/users', { token });
  expect(status).toBe(200);
  expect(keys(body)).toEqual(['success', 'users']);
  expect(keys(body.users[0])).toEqual(['createdAt', 'email', 'firstName', 'id', 'lastName', 'phone', 'username']);
  const { token: customers, user } = await api.signUp();
  const refused = await api.request('GET', '/api/admin/users', { token: customers });
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({ success: false, code: 'ADMIN_ONLY', email: user.email });
  expect((await api.request('GET', '/api/admin/users')).status).toBe(401);
});

test('[C-14] POST /api/contact answers a message', async () => {
  const enquiry = { name: 'Minji', email: 'minji@example.com', company: '', service: 'basic', message: '문의드립니다' };
  const sent = await api.request('POST', '/api/contact', { body: enquiry });
  expect(sent.status).toBe(200);
  expect(sent.body).toMatchObject({ success: true, message: expect.stringContaining('문의') });
  expect((await api.request('POST', '/api/contact', { body: { ...enquiry, service: 'other' } })).status).toBe(400);
});

test('[C-15] every failure is a non-2xx status with success false and a message, never a stack', async () => {
  const failures = [
    await api.request('GET', '/api/nowhere'),
    await api.request('DELETE', '/api/orders'),
    await api.request('POST', '/api/auth/login', { body: '{"email":' }),
    await api.request('POST', '/api/auth/login', { body: 'email=a', headers: { 'content-type': 'text/plain' } }),
    await api.request('POST', '/api/contact', { body: { message: 'x'.repeat(300_000) } }),
    await api.request('GET', '/api/orders/%ff'),
  ];
  expect(failures.map(({ status }) => status)).toEqual([404, 405, 400, 415, 413, 404]);
  for (const { body, text } of failures) {
    expect(body).toMatchObject({ success: false, message: expect.stringMatching(/\p{Script=Hangul}/u) });
    expect(text).not.toMatch(/ at .*\.ts|node_modules|select |insert /i);
  }
  expect(failures[1]?.headers.get('allow')).toBe('POST, GET');
});

test('[C-16] bearer token and session cookie both work, each alone', async () => {
  const { user, token } = await api.signUp();
  const login = await api.request('POST', '/api/auth/login', { body: { email: user.email, password: 'secret-1' } });
  const cookies = cookiesOf(login.headers);
  expect((await api.request('GET', '/api/auth/me', { cookies })).body.user.email).toBe(user.email);
  expect((await api.request('GET', '/api/auth/me', { headers: { authorization: `bearer ${token}` } })).status).toBe(
    200,
  );
  expect(Object.values(cookies)).not.toContain(login.body.token);
});

test('a change that counts on the cookie is refused when another site asks for it', async () => {
  const { user } = await api.signUp();
  const login = await api.request('POST', '/api/auth/login', { body: { email: user.email, password: 'secret-1' } });
  const cookies = cookiesOf(login.headers);
  const profile = { email: user.email, username: user.username, firstName: 'x', lastName: 'y' };
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
    const refused = await api.request('PUT', '/api/auth/profile', { body: profile, cookies, headers });
    expect(refused.status).toBe(403);
    expect(refused.body.code).toBe('CROSS_SITE');
  }
});
