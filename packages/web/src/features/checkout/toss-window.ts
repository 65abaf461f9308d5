import type { NextAction, StepResult } from './step.ts';

export type TossWindow = Extract<NextAction, { type: 'toss-window' }>;

/** What the card window says when it does not lead to the return URL. */
export function resultOfTossError(error: unknown): StepResult {
  const { code, message } = error as { code?: unknown; message?: unknown }; // whatever the provider's script throws
  if (code === 'USER_CANCEL' || code === 'PAY_PROCESS_CANCELED') return { result: 'canceled' };
  // Without a code it is a fault of loading the script; its words are not for customers.
  return { result: 'failed', message: typeof code === 'string' && typeof message === 'string' ? message : '' };
}

/** Opens the Korean card window; it ends in the return URL, or here with a cancellation or a failure. */
export async function openTossWindow(action: TossWindow): Promise<StepResult> {
  const { clientKey, customerKey, sdkUrl, orderId, orderName, amount, customerName, customerEmail } = action;
  try {
    const { loadTossPayments } = await import('@tosspayments/tosspayments-sdk');
    // The embedded sandbox serves a script with the interface of the provider's own.
    const toss = await loadTossPayments(clientKey, sdkUrl ? { src: sdkUrl } : {});
    const { successUrl, failUrl } = action;
    await toss
      .payment({ customerKey })
      .requestPayment({ method: 'CARD', amount, orderId, orderName, customerName, customerEmail, successUrl, failUrl });
    return { result: 'left' };
  } catch (error) {
    return resultOfTossError(error);
  }
}
