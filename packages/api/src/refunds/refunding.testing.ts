import type { CountryCode, ProviderName } from '@softbox/config/countries';
import type { Pay } from '@softbox/config/inputs/payment';
import type { SandboxOutcome } from '../payment/emulators/outcomes.ts';
import { buy } from '../payment/paying.testing.ts';
import type { TestApi } from '../testing.ts';

export const DAY = 86_400_000;

interface Paying {
  country?: CountryCode;
  provider?: ProviderName;
  accepted?: Pay['accepted'];
  /** What the buyer chooses at the provider, and with it how refunds will go. */
  outcome?: SandboxOutcome;
}

/** A guest's paid order, and what customer and studio can do about its money. */
export async function paidOrder(api: TestApi, { country = 'US', provider, accepted, outcome = 'pay' }: Paying = {}) {
  const purchase = await buy(api, { country });
  await purchase.pay(outcome, provider, accepted);
  await api.drainJobs();
  const { orderId, key, visitor } = purchase;
  const admin = await api.signUp({ role: 'owner' });
  const studio = await api.caller({ actor: admin.actor, country });

  const terms = () => visitor.refunds.ofOrder({ orderId, key });
  /** The customer agrees to what they are shown. */
  const cancel = async () => {
    const { quote } = await terms();
    if (!quote) throw new Error('there are no terms');
    return visitor.refunds.cancel({ orderId, key, quoted: { clause: quote.clause, amount: String(quote.amount) } });
  };
  const refund = (given: Partial<Parameters<typeof studio.refunds.refund>[0]> = {}) =>
    studio.refunds.refund({ orderId, password: 'secret-1', ...given });
  const startWork = () => studio.orders.changeStatus({ orderId, status: 'in_progress' });
  const deliverDraft = () => studio.orders.deliverDraft({ orderId });
  /** What the provider says it gave back. */
  const atProvider = async () => {
    const attempt = await purchase.newest();
    const snapshot = await api.services.providers[attempt.provider]?.fetchSnapshot({
      ...attempt,
      refunds: (await purchase.read()).refunds.map((row) => ({
        refundRef: row.merchantRefundRef,
        transactionId: row.providerTransactionId,
        requestedAt: row.createdAt,
      })),
    });
    if (!snapshot?.ok) throw new Error('the provider does not answer');
    return snapshot.value.refunds.map(({ amount, status }) => [amount.minor, status]);
  };
  return { ...purchase, admin, studio, terms, cancel, refund, startWork, deliverDraft, atProvider };
}
