import { z } from 'zod';
import { TemplateView } from '../catalog/view.ts';

/** The cart with today's catalogue prices, in the language of the request. */
export const CartView = z.object({
  items: z.array(
    TemplateView.pick({ title: true, type: true, image: true, picture: true, basePrice: true, category: true }).extend({
      templateId: z.number().int(),
      quantity: z.number().int(),
    }),
  ),
});
export type CartView = z.infer<typeof CartView>;
