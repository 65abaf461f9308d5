import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRODUCTION_DAYS, productionDue, quoteRefund, REFUND_POLICY } from './refunds.ts';

const DAY = 86_400_000;
const paidAt = Date.UTC(2026, 10, 1);
const untouched = { paidAt, workStartedAt: null, draftDeliveredAt: null };
const started = { ...untouched, workStartedAt: paidAt + DAY };
const drafted = { ...started, draftDeliveredAt: paidAt + 2 * DAY };

const quote = (
  timeline: typeof untouched | typeof started | typeof drafted,
  now: number,
  chargedMinor = 299_00,
  givenMinor = 0,
) => quoteRefund(REFUND_POLICY, timeline, { chargedMinor, givenMinor }, now);

test('[K-08] the policy: full within 3 days, half once work has started, revisions within 7 days', () => {
  expect(REFUND_POLICY).toEqual({ version: '2026-11-01', fullRefundDays: 3, startedShare: 0.5, revisionDays: 7 });
});

test('[K-08] before work starts everything is due back within 3 days of payment', () => {
  const everything = { clause: 'before_work', share: 1, minor: 299_00 };
  expect(quote(untouched, paidAt)).toEqual(everything);
  expect(quote(untouched, paidAt + 3 * DAY)).toEqual(everything);
});

test('[K-08] after 3 days without work the rules are silent: the studio decides, and everything is offered', () => {
  expect(quote(untouched, paidAt + 3 * DAY + 1)).toEqual({ clause: 'unstated', share: null, minor: 299_00 });
});

test('[K-08] half is due after work has started and nothing after the draft, however early', () => {
  expect(quote(started, paidAt + DAY)).toEqual({ clause: 'work_started', share: 0.5, minor: 149_50 });
  expect(quote(started, paidAt + 30 * DAY)).toMatchObject({ share: 0.5 });
  expect(quote(drafted, paidAt + 2 * DAY)).toEqual({ clause: 'draft_delivered', share: 0, minor: 0 });
});

test('[K-08] the odd half of a currency without a minor unit goes to the customer', () => {
  expect(quote(started, paidAt, 39_001).minor).toBe(19_501);
});

test('[K-08] what was given back before is taken off, and nothing is ever asked back', () => {
  expect(quote(untouched, paidAt, 1000, 400).minor).toBe(600);
  expect(quote(started, paidAt, 1000, 400).minor).toBe(100);
  expect(quote(started, paidAt, 1000, 700).minor).toBe(0);
});

test('[K-08] an order keeps the rules it was paid under', () => {
  const older = { ...REFUND_POLICY, version: '2025-01-01', fullRefundDays: 7, startedShare: 0.8 };
  const money = { chargedMinor: 1000, givenMinor: 0 };
  expect(quoteRefund(older, untouched, money, paidAt + 6 * DAY)).toMatchObject({ clause: 'before_work', minor: 1000 });
  expect(quoteRefund(older, started, money, paidAt + 6 * DAY)).toMatchObject({ share: 0.8, minor: 800 });
});

test('[K-08] never more than was paid and not given back yet, whatever happened when', () => {
  const moment = fc.option(fc.integer({ min: 0, max: 60 * DAY }), { nil: null });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.integer({ min: 0, max: 99_999_999 }),
      moment,
      moment,
      fc.integer({ min: 0, max: 90 * DAY }),
      (chargedMinor, given, workStartedAt, draftDeliveredAt, now) => {
        const givenMinor = Math.min(given, chargedMinor);
        const timeline = { paidAt: 0, workStartedAt, draftDeliveredAt };
        const { minor } = quoteRefund(REFUND_POLICY, timeline, { chargedMinor, givenMinor }, now);
        expect(Number.isSafeInteger(minor) && minor >= 0 && minor + givenMinor <= chargedMinor).toBe(true);
      },
    ),
  );
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
