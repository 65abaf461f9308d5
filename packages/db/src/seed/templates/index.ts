import { cosmeticsMakeup } from './cosmetics-makeup.ts';
import { cosmeticsSignature } from './cosmetics-signature.ts';
import { cosmeticsSkincare } from './cosmetics-skincare.ts';
import { fashion } from './fashion.ts';
import { foodCafe } from './food-cafe.ts';
import { foodDishes } from './food-dishes.ts';
import { others } from './others.ts';
import type { TemplateSeed } from './types.ts';

/** The catalogue a new database starts with, in order of id. There is no template 9. */
export const TEMPLATE_SEEDS: readonly TemplateSeed[] = [
  ...foodDishes,
  ...foodCafe,
  ...cosmeticsSignature,
  ...cosmeticsSkincare,
  ...cosmeticsMakeup,
  ...fashion,
  ...others,
].sort((a, b) => a.id - b.id);

export type { TemplateSeed } from './types.ts';
