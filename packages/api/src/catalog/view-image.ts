import { type Picture, pictureNameIn } from '@softbox/config/pictures';
import * as rendered from '@softbox/config/pictures/rendered';
import type { z } from 'zod';
import type { ImageView } from './view.ts';

const PICTURES = new Map(Object.values(rendered).map((picture) => [picture.name, picture]));

/** A stored address with what is known of the picture that it means. */
export const viewImage = (image: string): z.infer<typeof ImageView> => ({
  image,
  picture: PICTURES.get(pictureNameIn(image) ?? '') ?? null,
});

/** The same of a row that knows its picture, where the studio has sent it in. */
export const viewStored = ({ image, picture }: { image: string; picture: Picture | null }) =>
  picture ? { image, picture } : viewImage(image);
