import { CATEGORIES } from '@softbox/config/catalog';
import type { Picture } from '@softbox/config/pictures';
import { z } from 'zod';

/** What a page needs to show a picture of ours in the right size and format, with its place kept. */
const PictureView = z.object({
  name: z.string(),
  version: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  color: z.string(),
  blur: z.string(),
}) satisfies z.ZodType<Picture>;

/** `image` alone is an address that works anywhere; `picture` is null for one that is not ours. */
export const ImageView = z.object({ image: z.string(), picture: PictureView.nullable() });

/** A template in one language. `basePrice` is in whole US dollars; `priceIn` makes the shown price of it. */
export const TemplateView = ImageView.extend({
  id: z.number().int(),
  category: z.enum(CATEGORIES),
  title: z.string(),
  type: z.string(),
  description: z.string(),
  basePrice: z.number().int(),
});
export type TemplateView = z.infer<typeof TemplateView>;

/**
 * With further views of its picture, and others that somebody who looks at it may like. `alt` is empty where nobody has
 * said in that language what is to be seen.
 */
export const TemplateDetail = TemplateView.extend({
  gallery: z.array(ImageView.extend({ alt: z.string() })),
  related: z.array(TemplateView.omit({ category: true, description: true })),
});
export type TemplateDetail = z.infer<typeof TemplateDetail>;
