import { checkHistories } from '../../packages/api/src/payment/histories.testing.ts';

/** Random histories over all providers; false where one of them breaks a rule of the money. */
export async function drillHistories(runs: number, seed: number): Promise<boolean> {
  const counts = { histories: 0, orders: 0, paid: 0, refunded: 0, review: 0 };
  try {
    await checkHistories({
      runs,
      seed,
      onEnd: async (bought) => {
        counts.histories++;
        for (const { purchase } of bought) {
          const { order } = await purchase.read();
          counts.orders++;
          if (order.paidMinor > 0) counts.paid++;
          if (order.refundedMinor > 0) counts.refunded++;
          if (order.paymentStatus === 'review') counts.review++;
        }
        if (counts.histories % 500 === 0) console.log(`${counts.histories} histories`);
      },
    });
  } catch (error) {
    console.error(
      error instanceof Error ? `${error.message}\n${error.cause instanceof Error ? error.cause.message : ''}` : error,
    );
    return false;
  }
  console.log(
    `${counts.histories} histories (seed ${seed}): ${counts.orders} orders, ${counts.paid} paid, ${counts.refunded} refunded, ${counts.review} under review; no rule broken`,
  );
  return true;
}
