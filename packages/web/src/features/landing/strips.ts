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

const CONCEPTS = [clay, luxury, water, honey, green, midnight];

/** Set in Korean for Korean pages, in English for all others. */
const STRIPS: Record<'ko' | 'en', Record<Service, Picture[]>> = {
  ko: {
    conceptShots: CONCEPTS,
    socialPosters: [posterGyeopKo, posterAurelleKo, posterHydraKo, posterCornerKo, posterOnsilKo, posterOffGridKo],
    menuTemplates: [menuHaruKo, menuMorningKo, menuCornerKo, menuPosilKo, menuBamKo, menuGyeopKo],
    videoAds: [loop, videoHydraKo, videoBamKo, videoMintheKo, videoAurelleKo, videoOffGridKo],
  },
  en: {
    conceptShots: CONCEPTS,
    socialPosters: [posterGyeopEn, posterAurelleEn, posterHydraEn, posterCornerEn, posterOnsilEn, posterOffGridEn],
    menuTemplates: [menuHaruEn, menuMorningEn, menuCornerEn, menuPosilEn, menuBamEn, menuGyeopEn],
    videoAds: [loop, videoHydraEn, videoBamEn, videoMintheEn, videoAurelleEn, videoOffGridEn],
  },
};

export const stripOf = (service: Service, language: Language): StripItem[] =>
  STRIPS[language === 'ko' ? 'ko' : 'en'][service].map((picture) =>
    picture === loop ? { picture, clip: clips.loop } : { picture },
  );
