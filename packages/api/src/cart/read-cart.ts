import type { Language } from '@softbox/config/languages';
import { cartItems, type ReadDb, templates } from '@softbox/db';
import { and, eq } from 'drizzle-orm';
import { viewTemplate } from '../catalog/list-templates.ts';
import { asAdded, type CartOwner, linesOf } from './cart-owner.ts';
import type { CartView } from './view.ts';

/** The cart as it would be bought now: the catalogue's prices and titles, without what is no longer on sale. */
export async function readCart(db: Pick<ReadDb, 'select'>, owner: CartOwner, language: Language): Promise<CartView> {
  const rows = await db
    .select({ template: templates, quantity: cartItems.quantity })
    .from(cartItems)
    .innerJoin(templates, and(eq(templates.id, cartItems.templateId), eq(templates.active, true)))
    .where(linesOf(owner))
    .orderBy(...asAdded);
  return {
    items: rows.map(({ template, quantity }) => {
      const { id, description, ...view } = viewTemplate(template, language);
      return { ...view, templateId: id, quantity };
    }),
  };
}
