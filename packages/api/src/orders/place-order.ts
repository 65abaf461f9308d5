import { COUNTRIES } from '@softbox/config/countries';
import { createTranslate } from '@softbox/config/i18n';
import type { PlaceOrder } from '@softbox/config/inputs/orders';
import { loadMessages } from '@softbox/config/load-messages';
import { fromMinorUnits } from '@softbox/config/money';
import { cartItems, type Tx } from '@softbox/db';
import { and, inArray } from 'drizzle-orm';
import { type CartOwner, findCartOwner, linesOf } from '../cart/cart-owner.ts';
import type { Context } from '../context.ts';
import { findFileOwner } from '../files/file-owner.ts';
import { takeFiles } from '../files/take-files.ts';
import { accessCookie, issueAccessKey } from './guest-access.ts';
import { mailOrder } from './mail-order.ts';
import { findEarlier, readOrderRequest } from './order-request.ts';
import { loadPackageNames } from './package-names.ts';
import { recordOrder } from './record-order.ts';
import { refuseOtherPrices } from './refuse-other-prices.ts';
import { type ResolvedLine, resolveItems } from './resolve-items.ts';
import type { PlacedOrder } from './view.ts';

/** Places an order at today's prices. The same request again, a second click or a retry, is the same order. */
export async function placeOrder(ctx: Context, input: PlaceOrder): Promise<PlacedOrder> {
  ctx.rateLimiter.take('placeOrder', ctx.ip);
  // A plain caller names no language: then the buyer's country decides how its mails are written.
  const language = input.language ?? ctx.askedLanguage ?? COUNTRIES[input.country].language;
  const translate = createTranslate(await loadMessages(language));
  const packageNames = await loadPackageNames();
  const request = readOrderRequest(ctx, input);
  const cartOwner = findCartOwner(ctx);
  const now = ctx.clock.now();

  const { order, accessKey } = await ctx.db.write(async (tx) => {
    const { key, earlier } = await findEarlier(tx, request, now);
    if (earlier) {
      const mayHaveKey = earlier.isGuestOrder && request.provesItself;
      return { order: earlier, accessKey: mayHaveKey ? await issueAccessKey(tx, { orderId: earlier.id, now }) : null };
    }
    const lines = await resolveItems(tx, input, { language, cartOwner, packageNames });
    refuseOtherPrices(input, lines);
    const { actor } = ctx;
    const order = await recordOrder(tx, {
      input,
      lines,
      actor,
      language,
      translate,
      request: { ...request, key },
      now,
    });
    if (input.fileIds?.length)
      await takeFiles(tx, { orderId: order.id, fileIds: input.fileIds, owner: findFileOwner(ctx) });
    if (cartOwner && input.fromCart) await takeFromCart(tx, cartOwner, lines);
    await mailOrder(tx, { mail: 'orderReceived', order, now });
    return { order, accessKey: order.isGuestOrder ? await issueAccessKey(tx, { orderId: order.id, now }) : null };
  });

  // After the commit: a transaction that is tried again must not leave a cookie of its first try.
  if (accessKey) ctx.responseHeaders.append('set-cookie', accessCookie(ctx.env, order.id, accessKey));
  return {
    orderId: order.id,
    amount: fromMinorUnits(order.currency, order.totalMinor),
    currency: order.currency,
    accessKey,
  };
}

const takeFromCart = (tx: Tx, owner: CartOwner, lines: ResolvedLine[]) => {
  const bought = lines.flatMap(({ item }) => (item.kind === 'template' ? [item.id] : []));
  return tx.delete(cartItems).where(and(linesOf(owner), inArray(cartItems.templateId, bought)));
};
