import { AddToCart, ChangeQuantity, RemoveFromCart } from '@softbox/config/inputs/cart';
import { publicProcedure, router } from '../trpc.ts';
import { addToCart } from './add-to-cart.ts';
import { changeQuantity } from './change-quantity.ts';
import { listCart } from './list-cart.ts';
import { removeFromCart } from './remove-from-cart.ts';
import { CartView } from './view.ts';

/** A signed-in cart hangs on the user, a visitor's on an HttpOnly cookie. Every change answers with the whole cart. */
export const cartRouter = router({
  list: publicProcedure
    .meta({ rest: 'GET /cart', summary: 'The caller’s cart' })
    .output(CartView)
    .query(({ ctx }) => listCart(ctx)),
  add: publicProcedure
    .meta({ rest: 'POST /cart', summary: 'Add a template', open: true })
    .input(AddToCart)
    .output(CartView)
    .mutation(({ ctx, input }) => addToCart(ctx, input)),
  changeQuantity: publicProcedure
    .meta({ rest: 'PATCH /cart', summary: 'Change a quantity', open: true })
    .input(ChangeQuantity)
    .output(CartView)
    .mutation(({ ctx, input }) => changeQuantity(ctx, input)),
  remove: publicProcedure
    .meta({ rest: 'DELETE /cart', summary: 'Remove a template', open: true })
    .input(RemoveFromCart)
    .output(CartView)
    .mutation(({ ctx, input }) => removeFromCart(ctx, input)),
});
