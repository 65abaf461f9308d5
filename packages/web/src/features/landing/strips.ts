import type { Service } from '@softbox/config/catalog';
import type { Language } from '@softbox/config/languages';
import type { Clip, Picture } from '@softbox/config/pictures';
import * as clips from '@softbox/config/pictures/clips';
import {
  menuBamEn,
  menuBamKo,
  menuGyeopEn,
  menuGyeopKo,
  menuHaruEn,
  menuHaruKo,
  menuMorningEn,
  menuMorningKo,
  menuPosilEn,
  menuPosilKo,
  posterAurelleEn,
  posterAurelleKo,
  posterCornerEn,
  posterCornerKo,
  posterGyeopEn,
  posterGyeopKo,
  posterHydraEn,
  posterHydraKo,
  posterOffGridEn,
  posterOffGridKo,
  posterOnsilEn,
  posterOnsilKo,
  videoAurelleEn,
  videoAurelleKo,
  videoBamEn,
  videoBamKo,
  videoHydraEn,
  videoHydraKo,
  videoMintheEn,
  videoMintheKo,
  videoOffGridEn,
  videoOffGridKo,
} from '@softbox/config/pictures/composed';
import { citrus, honey, loop, luxury, mint, seaside, silk } from '@softbox/config/pictures/rendered';

/** What passes by in a strip: a picture, or a clip that its first frame stands in for. */
export interface StripItem {
  picture: Picture;
  clip?: Clip;
}

const still = (...pictures: Picture[]): StripItem[] => pictures.map((picture) => ({ picture }));

const CONCEPTS = still(luxury, mint, citrus, silk, honey, seaside);

/** Set in Korean for Korean pages, in English for all others. */
const STRIPS: Record<'ko' | 'en', Record<Service, StripItem[]>> = {
  ko: {
    conceptShots: CONCEPTS,
    socialPosters: still(posterAurelleKo, posterCornerKo, posterHydraKo, posterGyeopKo, posterOnsilKo, posterOffGridKo),
    menuTemplates: still(menuHaruKo, menuMorningKo, menuBamKo, menuPosilKo, menuGyeopKo),
    videoAds: [
      { picture: loop, clip: clips.loop },
      ...still(videoHydraKo, videoBamKo, videoAurelleKo, videoOffGridKo, videoMintheKo),
    ],
  },
  en: {
    conceptShots: CONCEPTS,
    socialPosters: still(posterAurelleEn, posterCornerEn, posterHydraEn, posterGyeopEn, posterOnsilEn, posterOffGridEn),
    menuTemplates: still(menuHaruEn, menuMorningEn, menuBamEn, menuPosilEn, menuGyeopEn),
    videoAds: [
      { picture: loop, clip: clips.loop },
      ...still(videoHydraEn, videoBamEn, videoAurelleEn, videoOffGridEn, videoMintheEn),
    ],
  },
};

export const stripOf = (service: Service, language: Language): StripItem[] =>
  STRIPS[language === 'ko' ? 'ko' : 'en'][service];
