import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const cart = translationOf<typeof ko.cart>()({
  title: 'Cart',
  description: 'Review the templates you collected and order them together.',
  added: '{title} added to cart.',
  addFailed: 'Could not add to cart',
  changeFailed: 'Could not change the cart',
  items: 'Templates in your cart',
  each: '{price} each',
  quantity: 'Quantity of {title}',
  increase: 'One more of {title}',
  decrease: 'One less of {title}',
  remove: 'Remove {title}',
  removed: '{title} was removed from your cart.',
  undo: 'Undo',
  summary: 'Summary',
  count: 'Templates: {count}',
  total: 'Total',
  orderAll: 'Order all',
  note: 'You can check everything once more before you pay.',
  continueShopping: 'Browse templates',
  empty: 'Your cart is empty',
  emptyText: 'Collect the templates you like and order them together.',
  loadFailed: 'Your cart could not be loaded',
});
