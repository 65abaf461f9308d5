import { DEFAULT_COUNTRY, PROVIDER_NAMES } from '@softbox/config/countries';
import { AppError } from '@softbox/config/errors';
import { createTranslate } from '@softbox/config/i18n';
import { LIMITS } from '@softbox/config/limits';
import { loadMessages } from '@softbox/config/load-messages';
import { apiPaths, paths } from '@softbox/config/paths';
import { orders } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { readBody } from '../read-body.ts';
import type { Services } from '../services.ts';
import { type Attempt, isOpen, type Order } from './attempt.ts';
import { checkAttempt } from './check-attempt.ts';
import { endAttempt } from './end-attempt.ts';
import { findProviderAttempt } from './find-attempt.ts';
import { isUnauthenticated } from './is-unauthenticated.ts';
import { paymentView } from './payment-view.ts';
import type { ReturnHint } from './provider.ts';
import { refuseOtherAmount } from './refuse-other-amount.ts';

/**
 * Where providers send the browser back to, by GET or by a form of another site: no cookie is needed and none is read.
 * The query says where to look; the provider says what is true; the order's row says which country's page comes next.
 */
export async function handlePaymentReturn(services: Services, request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'POST') throw new AppError('METHOD_NOT_ALLOWED');
  const url = new URL(request.url);
  const provider = PROVIDER_NAMES.find((name) => url.pathname === apiPaths.paymentReturn(name));
  const adapter = provider && services.providers[provider];
  if (!adapter) throw new AppError('NOT_FOUND');
  const form = new URLSearchParams(
    request.method === 'POST' ? new TextDecoder().decode(await readBody(request, LIMITS.webhookBodyBytes)) : '',
  );
  const hint = adapter.parseReturn({ url, form });
  const attempt =
    hint.merchantRef && (await findProviderAttempt(services.db.read, { provider, merchantRef: hint.merchantRef }));
  if (!attempt) return goTo(paths.paymentFail(DEFAULT_COUNTRY, { code: 'ORDER_NOT_FOUND' }));
  const [order] = await services.db.read.select().from(orders).where(eq(orders.id, attempt.orderId));
  if (!order) throw new Error(`attempt ${attempt.id} has no order`);
  return follow(services, order, attempt, hint);
}

async function follow(services: Services, order: Order, attempt: Attempt, hint: ReturnHint): Promise<Response> {
  const { country, language, id: orderId } = order;
  const translate = createTranslate(await loadMessages(language));
  const fail = (code: string, message: string) =>
    goTo(paths.paymentFail(country, { code, message: message.slice(0, LIMITS.failMessageChars), orderId }));
  try {
    refuseOtherAmount(attempt, hint.confirm?.amount);
  } catch {
    return fail('AMOUNT_MISMATCH', translate('errors.PAYMENT_NOT_CONFIRMED'));
  }
  const looked = await act(services, attempt, hint);
  const { status, message, returned } = await paymentView({ db: services.db, translate }, looked);
  if (status === 'failed') {
    const theirs = isUnauthenticated(looked) ? '' : looked.failureMessage;
    return fail(looked.failureCode ?? 'PAYMENT_FAILED', theirs || message);
  }
  if (status === 'canceled') return fail(returned ? 'LATE_PAYMENT' : 'USER_CANCEL', message);
  // Not known yet: the page asks again until it is.
  const paymentKey = hint.confirm?.paymentKey ?? looked.providerRef ?? undefined;
  return goTo(paths.paymentSuccess(country, { orderId, paymentKey }));
}

/** A window that was closed or failed is only ended where the provider agrees. */
async function act(
  services: Services,
  attempt: Attempt,
  { hint, code, message = '', confirm }: ReturnHint,
): Promise<Attempt> {
  if (attempt.status === 'succeeded') return attempt;
  if (hint === 'success') return (await checkAttempt(services, attempt, { source: 'return', hint: confirm })).attempt;
  if (!isOpen(attempt)) return attempt;
  const failure = code ? { code, message } : undefined;
  return endAttempt(services, attempt, { as: hint === 'cancel' ? 'canceled' : 'failed', source: 'return', failure });
}

/** 303: whatever method brought the browser here, it fetches the page. */
const goTo = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
