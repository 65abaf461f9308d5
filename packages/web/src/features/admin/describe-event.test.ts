import { expect, test } from 'vitest';
import { describeEvent } from './describe-event.ts';

const say = (key: string) => key.split('.').at(-1) ?? key;

test.each([
  [{ from: 'pending', to: 'in_progress' }, 'pending → in_progress'],
  [{ from: 'completed', to: 'cancelled', note: '고객 요청' }, 'completed → cancelled · 고객 요청'],
  [{ mail: 'orderPaid', name: 'a@b.example' }, 'orderPaid · a@b.example'],
  [{ totalMinor: 358_800, currency: 'KRW' }, '₩358,800'],
  [
    { transactionId: 't', provider: 'stripe', amountMinor: 2950, currency: 'AUD', status: 'completed' },
    'A$29.50 · stripe',
  ],
  [{ provider: 'tosspayments', attempt: 1, status: 'failed', code: 'REJECT_CARD' }, 'tosspayments · REJECT_CARD'],
  [{ provider: 'stripe', asked: 2500, askedCurrency: 'USD', came: 1000, cameCurrency: 'USD' }, '$10 · stripe'],
  [{ fileId: 'file_1', name: '로고.pdf' }, '로고.pdf'],
  [{ brandName: '민지네', concept: '', requirements: '로고 없이' }, 'before 민지네 / 로고 없이'],
  [{ brandName: '', concept: '', requirements: '' }, ''],
  [{ amount: 100, currency: null }, ''],
  [{}, ''],
])('%o is described as %s', (detail, words) => {
  expect(describeEvent(detail, say)).toBe(words);
});
