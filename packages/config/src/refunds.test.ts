import { expect, test } from 'vitest';
import { mayRequestRevision, PRODUCTION_DAYS, productionDue, REFUND_POLICY, refundShare } from './refunds.ts';

const DAY = 86_400_000;
const paidAt = Date.UTC(2026, 10, 1);
const untouched = { paidAt, workStartedAt: null, draftDeliveredAt: null };
const started = { ...untouched, workStartedAt: paidAt + DAY };
const drafted = { ...started, draftDeliveredAt: paidAt + 2 * DAY };

test('[K-08] the policy: full within 3 days, half once work has started, revisions within 7 days', () => {
  expect(REFUND_POLICY).toEqual({ fullRefundDays: 3, startedShare: 0.5, revisionDays: 7 });
});

test('[K-08] before work starts everything is due back within 3 days of payment', () => {
  expect(refundShare(untouched, paidAt)).toBe(1);
  expect(refundShare(untouched, paidAt + 3 * DAY)).toBe(1);
  // Later the rules are silent: the administrator decides.
  expect(refundShare(untouched, paidAt + 3 * DAY + 1)).toBeNull();
});

test('[K-08] half is due after work has started and nothing after the draft, however early', () => {
  expect(refundShare(started, paidAt + DAY)).toBe(0.5);
  expect(refundShare(started, paidAt + 30 * DAY)).toBe(0.5);
  expect(refundShare(drafted, paidAt + 2 * DAY)).toBe(0);
});

test('[K-08] revisions are taken until 7 days after the draft', () => {
  expect(mayRequestRevision(paidAt, paidAt + 7 * DAY)).toBe(true);
  expect(mayRequestRevision(paidAt, paidAt + 7 * DAY + 1)).toBe(false);
});

test('[K-09] templates take 1 to 5 days, packages 3 to 14, from the later of payment and material', () => {
  expect(PRODUCTION_DAYS).toEqual({ template: { min: 1, max: 5 }, package: { min: 3, max: 14 } });
  const later = paidAt + 4 * DAY;
  expect(productionDue('template', paidAt, later)).toEqual({ earliest: later + DAY, latest: later + 5 * DAY });
  expect(productionDue('package', later, paidAt)).toEqual({ earliest: later + 3 * DAY, latest: later + 14 * DAY });
});

test('[K-09] no day is promised before payment and material are both here', () => {
  expect(productionDue('template', null, paidAt)).toBeNull();
  expect(productionDue('template', paidAt, null)).toBeNull();
});
