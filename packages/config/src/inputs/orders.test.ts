import { expect, test } from 'vitest';
import { translateKey } from '../i18n.ts';
import { loadMessages } from '../load-messages.ts';
import { CheckoutForm, OrderRequest, PlaceOrder } from './orders.ts';

const request = {
  customerName: '김민지',
  customerEmail: 'minji@example.com',
  customerPhone: '010-1234-5678',
  brandName: '민지네',
  concept: '따뜻한 아침',
  planName: 'SNS 패키지',
  planPrice: 358_800,
  currency: 'KRW',
  country: 'KR',
  transactionId: '',
};

test('[E-06] the order request takes what the specification lists', () => {
  expect(OrderRequest.safeParse(request).success).toBe(true);
  expect(OrderRequest.parse({ ...request, additionalRequests: '세로 사진도 부탁드려요.' }).additionalRequests).toBe(
    '세로 사진도 부탁드려요.',
  );
  for (const field of Object.keys(request))
    expect([field, OrderRequest.safeParse({ ...request, [field]: undefined }).success]).toEqual([field, false]);
});

test('[E-06] and says in Korean what is missing', async () => {
  const ko = await loadMessages('ko');
  for (const [field, words] of [
    ['customerName', '고객명은 필수입니다'],
    ['customerEmail', '올바른 이메일을 입력해주세요'],
    ['customerPhone', '연락처는 필수입니다'],
    ['brandName', '브랜드명은 필수입니다'],
    ['concept', '원하는 컨셉을 입력해주세요'],
  ] as const) {
    for (const value of ['', '   ']) {
      const { error } = OrderRequest.safeParse({ ...request, [field]: value });
      expect(error?.issues.map(({ path, message }) => [path[0], translateKey(ko, message)])[0]).toEqual([field, words]);
    }
  }
  const { error } = OrderRequest.safeParse({ ...request, customerEmail: 'no address' });
  expect(translateKey(ko, error?.issues[0]?.message ?? '')).toBe('올바른 이메일을 입력해주세요');
});

test('[V-04] checkout needs name, email, phone and both agreements', () => {
  const order = {
    customerName: '김민지',
    customerEmail: 'minji@example.com',
    customerPhone: '010-1234-5678',
    country: 'KR',
    agreements: { purchase: true, privacy: true },
  };
  expect(PlaceOrder.safeParse(order).success).toBe(true);
  const keysOf = (value: object) => PlaceOrder.safeParse(value).error?.issues.map(({ message }) => message);
  for (const field of ['customerName', 'customerEmail', 'customerPhone'])
    expect(keysOf({ ...order, [field]: ' ' })?.[0]).toBe('validation.customerRequired');
  for (const agreements of [
    { purchase: false, privacy: true },
    { purchase: true, privacy: false },
  ])
    expect(keysOf({ ...order, agreements })).toEqual(['validation.agreementsRequired']);
  const form = { ...order, paymentMethod: 'stripe' };
  expect(CheckoutForm.safeParse(form).success).toBe(true);
  expect(CheckoutForm.safeParse({ ...form, agreements: undefined }).success).toBe(false);
});
