import type { Service } from '@softbox/config/catalog';
import type { Language } from '@softbox/config/languages';
import type { Clip, Picture } from '@softbox/config/pictures';
import * as clips from '@softbox/config/pictures/clips';
import {
  menuBamEn,
  menuBamKo,
  menuCornerEn,
  menuCornerKo,
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
import { clay, green, honey, loop, luxury, midnight, water } from '@softbox/config/pictures/rendered';

/** What passes by in a strip: a picture, or a clip that its first frame stands in for. */
export interface StripItem {
  picture: Picture;
  clip?: Clip;
}

const still = (...pictures: Picture[]): StripItem[] => pictures.map((picture) => ({ picture }));

const CONCEPTS = still(clay, luxury, water, honey, green, midnight);

/** Set in Korean for Korean pages, in English for all others. */
const STRIPS: Record<'ko' | 'en', Record<Service, StripItem[]>> = {
  ko: {
    conceptShots: CONCEPTS,
    socialPosters: still(posterGyeopKo, posterAurelleKo, posterHydraKo, posterCornerKo, posterOnsilKo, posterOffGridKo),
    menuTemplates: still(menuHaruKo, menuMorningKo, menuCornerKo, menuPosilKo, menuBamKo, menuGyeopKo),
    videoAds: [
      { picture: loop, clip: clips.loop },
      ...still(videoHydraKo, videoBamKo, videoMintheKo, videoAurelleKo, videoOffGridKo),
    ],
  },
  en: {
    conceptShots: CONCEPTS,
    socialPosters: still(posterGyeopEn, posterAurelleEn, posterHydraEn, posterCornerEn, posterOnsilEn, posterOffGridEn),
    menuTemplates: still(menuHaruEn, menuMorningEn, menuCornerEn, menuPosilEn, menuBamEn, menuGyeopEn),
    videoAds: [
      { picture: loop, clip: clips.loop },
      ...still(videoHydraEn, videoBamEn, videoMintheEn, videoAurelleEn, videoOffGridEn),
    ],
  },
};

export const stripOf = (service: Service, language: Language): StripItem[] =>
  STRIPS[language === 'ko' ? 'ko' : 'en'][service];
