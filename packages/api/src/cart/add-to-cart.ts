import { textIn } from '@softbox/config/catalog';
import { AppError } from '@softbox/config/errors';
import type { AddToCart } from '@softbox/config/inputs/cart';
import { templates } from '@softbox/db';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { ensureCartOwner } from './cart-owner.ts';
import { putLine } from './put-line.ts';
import { readCart } from './read-cart.ts';
import type { CartView } from './view.ts';

/** Adding what is there already raises its quantity. */
export async function addToCart(ctx: Context, { templateId, quantity }: z.infer<typeof AddToCart>): Promise<CartView> {
  ctx.rateLimiter.take('cart', ctx.ip);
  const owner = ensureCartOwner(ctx);
  return ctx.db.write(async (tx) => {
    const [template] = await tx
      .select()
      .from(templates)
      .where(and(eq(templates.id, templateId), eq(templates.active, true)));
    if (!template) throw new AppError('TEMPLATE_NOT_FOUND');
    const line = {
      templateId,
      templateTitle: textIn(template.texts, ctx.language).title,
      templatePrice: template.basePrice,
      templateImage: template.image,
      quantity,
    };
    await putLine(tx, owner, { line, now: ctx.clock.now() });
    return readCart(tx, owner, ctx.language);
  });
}
