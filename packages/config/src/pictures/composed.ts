// Made by `npm run imagery:web`: not to be edited.
import type { Picture } from '../pictures.ts';

export const menuBamEn: Picture = {
  name: 'menu-bam-en',
  version: '6580e42c',
  width: 800,
  height: 1000,
  color: '#d89868',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoGAAgABABoJagCdAD0ruY12AAA+F94yRNivK62CtTXLfNvI1+tb1K360xYAAAA',
};

export const menuBamKo: Picture = {
  name: 'menu-bam-ko',
  version: '6580e42c',
  width: 800,
  height: 1000,
  color: '#d89868',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoGAAgABABoJagCdAD0ruY12AAA+F94yRNivK62CtTXLfNvI1+tb1K360xYAAAA',
};

export const menuCornerEn: Picture = {
  name: 'menu-corner-en',
  version: '459c495c',
  width: 800,
  height: 1000,
  color: '#082808',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAABwAQCdASoGAAgABUB8JZACdAFAAAD+6YAIk3+0CeBLl38eYuJDk/S8hqP3dAAA',
};

export const menuCornerKo: Picture = {
  name: 'menu-corner-ko',
  version: '459c495c',
  width: 800,
  height: 1000,
  color: '#082808',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAABwAQCdASoGAAgABUB8JZACdAFAAAD+6YAIk3+0CeBLl38eYuJDk/S8hqP3dAAA',
};

export const menuGyeopEn: Picture = {
  name: 'menu-gyeop-en',
  version: 'b87ebb4c',
  width: 800,
  height: 1000,
  color: '#080818',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoGAAgABABoJZgCdAD0trJM+AD+7NDoZsJpk4zrV7FYGuYfERc4VqwA',
};

export const menuGyeopKo: Picture = {
  name: 'menu-gyeop-ko',
  version: 'b87ebb4c',
  width: 800,
  height: 1000,
  color: '#080818',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoGAAgABABoJZgCdAD0trJM+AD+7NDoZsJpk4zrV7FYGuYfERc4VqwA',
};

export const menuHaruEn: Picture = {
  name: 'menu-haru-en',
  version: '43f26864',
  width: 800,
  height: 1000,
  color: '#383838',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoGAAgABABoJZQCdAEOZ/HeAP2ddFprzzXVzfy1RRwC3Vz5u1sLSAAA',
};

export const menuHaruKo: Picture = {
  name: 'menu-haru-ko',
  version: '43f26864',
  width: 800,
  height: 1000,
  color: '#383838',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoGAAgABABoJZQCdAEOZ/HeAP2ddFprzzXVzfy1RRwC3Vz5u1sLSAAA',
};

export const menuMorningEn: Picture = {
  name: 'menu-morning-en',
  version: '4602187f',
  width: 800,
  height: 1000,
  color: '#d8d8c8',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoGAAgABABoJQBOgCPtjTAAAP60A/xxbVV+R4M1Mg3e5aZTPYUVyEoAAAA=',
};

export const menuMorningKo: Picture = {
  name: 'menu-morning-ko',
  version: '4602187f',
  width: 800,
  height: 1000,
  color: '#d8d8c8',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoGAAgABABoJQBOgCPtjTAAAP60A/xxbVV+R4M1Mg3e5aZTPYUVyEoAAAA=',
};

export const menuPosilEn: Picture = {
  name: 'menu-posil-en',
  version: 'cf2d5fe7',
  width: 800,
  height: 1000,
  color: '#c87818',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoGAAgABABoJagCdLoAAraZwAAA/mnh8wTsrKJymSfxa1uFpYe3YwaqwAA=',
};

export const menuPosilKo: Picture = {
  name: 'menu-posil-ko',
  version: 'cf2d5fe7',
  width: 800,
  height: 1000,
  color: '#c87818',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoGAAgABABoJagCdLoAAraZwAAA/mnh8wTsrKJymSfxa1uFpYe3YwaqwAA=',
};

export const posterAurelleEn: Picture = {
  name: 'poster-aurelle-en',
  version: '38fc2cfa',
  width: 800,
  height: 1000,
  color: '#380808',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoGAAgABABoJaACdAD0uF/igAD+72hpZrfzfCbUdAKPkF7Tbv26stSBmtndgAAA',
};

export const posterAurelleKo: Picture = {
  name: 'poster-aurelle-ko',
  version: '38fc2cfa',
  width: 800,
  height: 1000,
  color: '#380808',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoGAAgABABoJaACdAD0uF/igAD+72hpZrfzfCbUdAKPkF7Tbv26stSBmtndgAAA',
};

export const posterCornerEn: Picture = {
  name: 'poster-corner-en',
  version: 'a0752e7c',
  width: 800,
  height: 1000,
  color: '#480808',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoGAAgABABoJaACdAD0Rxd8gAD+0P2EYu+VRQpvo69KQKUIqkIxYeHyerLUZEMAAAA=',
};

export const posterCornerKo: Picture = {
  name: 'poster-corner-ko',
  version: 'a0752e7c',
  width: 800,
  height: 1000,
  color: '#480808',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoGAAgABABoJaACdAD0Rxd8gAD+0P2EYu+VRQpvo69KQKUIqkIxYeHyerLUZEMAAAA=',
};

export const posterGyeopEn: Picture = {
  name: 'poster-gyeop-en',
  version: '1a4ae049',
  width: 800,
  height: 1000,
  color: '#f85868',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoGAAgABABoJbACdADzAgAA3P+6szO//wftWmuW5rOqjsbvv88nL8RS9+mHEAAA',
};

export const posterGyeopKo: Picture = {
  name: 'poster-gyeop-ko',
  version: '1a4ae049',
  width: 800,
  height: 1000,
  color: '#f85868',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoGAAgABABoJbACdADzAgAA3P+6szO//wftWmuW5rOqjsbvv88nL8RS9+mHEAAA',
};

export const posterHydraEn: Picture = {
  name: 'poster-hydra-en',
  version: 'd2760f47',
  width: 800,
  height: 1000,
  color: '#0878b8',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAAAQAgCdASoGAAgABUB8JbACdLoAArnD4aoAAPfKE1wRfT9WG3HWhca9T6+AP0/cAAA=',
};

export const posterHydraKo: Picture = {
  name: 'poster-hydra-ko',
  version: 'd2760f47',
  width: 800,
  height: 1000,
  color: '#0878b8',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAAAQAgCdASoGAAgABUB8JbACdLoAArnD4aoAAPfKE1wRfT9WG3HWhca9T6+AP0/cAAA=',
};

export const posterOffGridEn: Picture = {
  name: 'poster-off-grid-en',
  version: '61eca8b1',
  width: 800,
  height: 1000,
  color: '#e85828',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoGAAgABUB8JbACdGuAAoaD8AAAzXZ8I65HXPVqdgWRPg53UlqWhpVSm5U6GJcAAAA=',
};

export const posterOffGridKo: Picture = {
  name: 'poster-off-grid-ko',
  version: '61eca8b1',
  width: 800,
  height: 1000,
  color: '#e85828',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoGAAgABUB8JbACdGuAAoaD8AAAzXZ8I65HXPVqdgWRPg53UlqWhpVSm5U6GJcAAAA=',
};

export const posterOnsilEn: Picture = {
  name: 'poster-onsil-en',
  version: 'a407472b',
  width: 800,
  height: 1000,
  color: '#480808',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoGAAgABUB8JaACdAD0MfBggAD+297wMjkNhoyf3etEu3dJC0jIw0awa7vzwAAA',
};

export const posterOnsilKo: Picture = {
  name: 'poster-onsil-ko',
  version: 'a407472b',
  width: 800,
  height: 1000,
  color: '#480808',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoGAAgABUB8JaACdAD0MfBggAD+297wMjkNhoyf3etEu3dJC0jIw0awa7vzwAAA',
};

export const videoAurelleEn: Picture = {
  name: 'video-aurelle-en',
  version: 'a0752e7c',
  width: 800,
  height: 1000,
  color: '#480808',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoGAAgABABoJaACdAD0Rxd8gAD+0P2EYu+VRQpvo69KQKUIqkIxYeHyerLUZEMAAAA=',
};

export const videoAurelleKo: Picture = {
  name: 'video-aurelle-ko',
  version: 'a0752e7c',
  width: 800,
  height: 1000,
  color: '#480808',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoGAAgABABoJaACdAD0Rxd8gAD+0P2EYu+VRQpvo69KQKUIqkIxYeHyerLUZEMAAAA=',
};

export const videoBamEn: Picture = {
  name: 'video-bam-en',
  version: '38fc2cfa',
  width: 800,
  height: 1000,
  color: '#380808',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoGAAgABABoJaACdAD0uF/igAD+72hpZrfzfCbUdAKPkF7Tbv26stSBmtndgAAA',
};

export const videoBamKo: Picture = {
  name: 'video-bam-ko',
  version: '38fc2cfa',
  width: 800,
  height: 1000,
  color: '#380808',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoGAAgABABoJaACdAD0uF/igAD+72hpZrfzfCbUdAKPkF7Tbv26stSBmtndgAAA',
};

export const videoHydraEn: Picture = {
  name: 'video-hydra-en',
  version: '1a4ae049',
  width: 800,
  height: 1000,
  color: '#f85868',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoGAAgABABoJbACdADzAgAA3P+6szO//wftWmuW5rOqjsbvv88nL8RS9+mHEAAA',
};

export const videoHydraKo: Picture = {
  name: 'video-hydra-ko',
  version: '1a4ae049',
  width: 800,
  height: 1000,
  color: '#f85868',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoGAAgABABoJbACdADzAgAA3P+6szO//wftWmuW5rOqjsbvv88nL8RS9+mHEAAA',
};

export const videoMintheEn: Picture = {
  name: 'video-minthe-en',
  version: 'd2760f47',
  width: 800,
  height: 1000,
  color: '#0878b8',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAAAQAgCdASoGAAgABUB8JbACdLoAArnD4aoAAPfKE1wRfT9WG3HWhca9T6+AP0/cAAA=',
};

export const videoMintheKo: Picture = {
  name: 'video-minthe-ko',
  version: 'd2760f47',
  width: 800,
  height: 1000,
  color: '#0878b8',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAAAQAgCdASoGAAgABUB8JbACdLoAArnD4aoAAPfKE1wRfT9WG3HWhca9T6+AP0/cAAA=',
};

export const videoOffGridEn: Picture = {
  name: 'video-off-grid-en',
  version: 'a407472b',
  width: 800,
  height: 1000,
  color: '#480808',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoGAAgABUB8JaACdAD0MfBggAD+297wMjkNhoyf3etEu3dJC0jIw0awa7vzwAAA',
};

export const videoOffGridKo: Picture = {
  name: 'video-off-grid-ko',
  version: 'a407472b',
  width: 800,
  height: 1000,
  color: '#480808',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoGAAgABUB8JaACdAD0MfBggAD+297wMjkNhoyf3etEu3dJC0jIw0awa7vzwAAA',
};
