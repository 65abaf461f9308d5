import type { Outputs } from '@softbox/api/types';

export type Cart = Outputs['cart']['list'];
export type CartItem = Cart['items'][number];
