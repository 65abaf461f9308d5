import { toDecimal } from '@softbox/config/money';
import { enqueue } from '../jobs/queue.ts';
import type { Services } from '../services.ts';
import type { Strange } from './audit-payments.ts';

interface Alarm extends Omit<Strange, 'unread'> {
  /** `rule: order` */
  violations: readonly string[];
  /** One mail for it at most, however often its audit is tried. */
  day: string;
}

const SHOWN = 20;

/** One below the other; of very many the first ones, and how many there are. */
const listed = (lines: readonly string[]) =>
  [...lines.slice(0, SHOWN), ...(lines.length > SHOWN ? [`… (${lines.length})`] : [])].join('\n');

const orderOf = (violation: string) => violation.slice(violation.lastIndexOf(' ') + 1);

/** Money that does not add up is for somebody to look at on the same day: the log is read by nobody. */
export async function reportMoneyAlarm(
  { db, clock, log }: Services,
  { ownerless, unseen, violations, day }: Alarm,
): Promise<void> {
  if (violations.length > 0) log.error({ violations }, 'rules of the money are broken');
  const broken = [...new Set(violations.map(orderOf))];
  const count = broken.length + unseen.length + ownerless.length;
  if (count === 0) return;
  await db.write((tx) =>
    enqueue(tx, {
      name: 'mail.send',
      payload: {
        mail: 'studioMoneyAlarm',
        count,
        broken: listed(broken),
        unseen: listed(unseen.map((one) => `${one.orderId}\n${one.provider} · ${one.transactionId}`)),
        ownerless: listed(
          ownerless.map(({ provider, transactionId, amount: { minor, currency } }) =>
            [provider, transactionId, `${toDecimal(currency, minor)} ${currency}`].join(' · '),
          ),
        ),
        rules: listed(violations),
        firstOrder: broken[0] ?? unseen[0]?.orderId ?? '',
      },
      dedupeKey: `moneyAlarm:${day}`,
      now: clock.now(),
    }),
  );
}
