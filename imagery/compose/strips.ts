import type { Service } from '../../packages/config/src/catalog.ts';

/** A photograph as it is: imagery/out/masters/NAME.png. */
interface Photograph {
  from: 'masters';
  name: string;
}
/** A composed piece: imagery/out/composed/NAME-ko.png for Korean readers, NAME-en.png for all others. */
interface Composed {
  from: 'composed';
  name: string;
}
/** A film without sound that ends where it begins: its frames are imagery/out/NAME. */
interface Loop {
  from: 'loops';
  name: string;
}
export type StripPicture = Photograph | Composed | Loop;

const photographs = (...names: string[]): Photograph[] => names.map((name) => ({ from: 'masters', name }));
const composed = (...names: string[]): Composed[] => names.map((name) => ({ from: 'composed', name }));

/** What each service shows, in order: light beside dark, loud beside quiet. */
export const STRIPS: Record<Service, readonly StripPicture[]> = {
  conceptShots: photographs('clay-main', 'luxury-main', 'water-main', 'honey-main', 'green-main', 'midnight-main'),
  socialPosters: composed(
    'poster-gyeop',
    'poster-aurelle',
    'poster-hydra',
    'poster-corner',
    'poster-onsil',
    'poster-off-grid',
  ),
  menuTemplates: composed('menu-haru', 'menu-morning', 'menu-corner', 'menu-posil', 'menu-bam', 'menu-gyeop'),
  videoAds: [
    { from: 'loops', name: 'loop' },
    ...composed('video-hydra', 'video-bam', 'video-minthe', 'video-aurelle', 'video-off-grid'),
  ],
};
