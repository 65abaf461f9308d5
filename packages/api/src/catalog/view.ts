import { CATEGORIES } from '@softbox/config/catalog';
import { z } from 'zod';

/** A template in one language. `basePrice` is in whole US dollars; `priceIn` makes the shown price of it. */
export const TemplateView = z.object({
  id: z.number().int(),
  category: z.enum(CATEGORIES),
  title: z.string(),
  type: z.string(),
  description: z.string(),
  basePrice: z.number().int(),
  image: z.string(),
});
export type TemplateView = z.infer<typeof TemplateView>;
