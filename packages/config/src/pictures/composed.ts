// Made by `npm run imagery:web`: not to be edited.
import type { Picture } from '../pictures.ts';

export const menuBamEn: Picture = {
  name: 'menu-bam-en',
  version: '6f03e601',
  width: 800,
  height: 1000,
  color: '#f8e8d8',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoGAAgABABoJQBOgCHhqct2AAD893RlVUZVCNfpnj5xr3EaiMTjdq8Aki8M2Q9gAAA=',
};

export const menuBamKo: Picture = {
  name: 'menu-bam-ko',
  version: '35d0b48e',
  width: 800,
  height: 1000,
  color: '#f8e8d8',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoGAAgABABoJQBOgCHhqnn8AAD893RlVUZVCq41n4+ca+JcGhDbfp8i8M2Q9gAA',
};

export const menuCornerEn: Picture = {
  name: 'menu-corner-en',
  version: 'ccd62123',
  width: 800,
  height: 1000,
  color: '#f8e8d8',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoGAAgABABoJZACdAEOuslgAAD+34n6TEdK5Rhh/sHxyDcicjw7uKBTXOgyS0AA',
};

export const menuCornerKo: Picture = {
  name: 'menu-corner-ko',
  version: '13326fe3',
  width: 800,
  height: 1000,
  color: '#f8e8d8',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoGAAgABABoJZACdAEOuwISAAD+34oAmrhjhG06lfE1QGloXtMPKdgS6FL0ilEAAAA=',
};

export const menuGyeopEn: Picture = {
  name: 'menu-gyeop-en',
  version: '9d6c23a0',
  width: 800,
  height: 1000,
  color: '#f8f8f8',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoGAAgABABoJbACdAEWYSDJT8AAzJsLWM4u+PSPv+Gid2r0PGY+wGglDYg3bVwAAAA=',
};

export const menuGyeopKo: Picture = {
  name: 'menu-gyeop-ko',
  version: '0d59e4e3',
  width: 800,
  height: 1000,
  color: '#f8f8f8',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoGAAgABUB8JbACdAEWY3o4AADMiIOi+BJS0XnLRRTluJx2h23lWTIEAAA=',
};

export const menuHaruEn: Picture = {
  name: 'menu-haru-en',
  version: 'fb366f45',
  width: 800,
  height: 1000,
  color: '#080808',
  blur: 'UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoGAAgABABoJZwAAuWxFKAA+6RUIUqXGTSkf+Z7Mi/LixQA',
};

export const menuHaruKo: Picture = {
  name: 'menu-haru-ko',
  version: 'e9892a14',
  width: 800,
  height: 1000,
  color: '#080808',
  blur: 'UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoGAAgABABoJZwAAuWtZHAA+6RUIhOOFtwfqf3rbhHkcAAA',
};

export const menuMorningEn: Picture = {
  name: 'menu-morning-en',
  version: '2e250bc4',
  width: 800,
  height: 1000,
  color: '#f8d8c8',
  blur: 'UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoGAAgABUB8JbACdADzfiTiAAD+yNVUumFCwCC92MGoymT5V7HRF8vKzAAAAA==',
};

export const menuMorningKo: Picture = {
  name: 'menu-morning-ko',
  version: 'aaffe279',
  width: 800,
  height: 1000,
  color: '#f8d8c8',
  blur: 'UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoGAAgABUB8JbACdADzfioxQAD+19+zXKostz6Gt4Cl3BznCgy4nMZq3l8AAA==',
};

export const menuPosilEn: Picture = {
  name: 'menu-posil-en',
  version: 'c0fe4ef9',
  width: 800,
  height: 1000,
  color: '#a8b8c8',
  blur: 'UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoGAAgABABoJZwAAppaBAAA/etCv2r/9n8Sd6FY651IN5GE0AA=',
};

export const menuPosilKo: Picture = {
  name: 'menu-posil-ko',
  version: '5ce3ca0b',
  width: 800,
  height: 1000,
  color: '#a8b8c8',
  blur: 'UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoGAAgABABoJZwCsAD0edoAAP3rQr7B/7PsMhWbZZ2g5JafHlsgAA==',
};

export const posterAurelleEn: Picture = {
  name: 'poster-aurelle-en',
  version: '949c77f8',
  width: 800,
  height: 1000,
  color: '#280808',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoGAAgABABoJZACdAD0bBwAAP7zNJ/Wmtf7DZwswfq71XOrMOkBgAAA',
};

export const posterAurelleKo: Picture = {
  name: 'poster-aurelle-ko',
  version: '1132862f',
  width: 800,
  height: 1000,
  color: '#280808',
  blur: 'UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoGAAgABABoJZACdAD0bBwAAP7zNJ9/bojC7GyQVMAbqtvRtjXAAA==',
};

export const posterCornerEn: Picture = {
  name: 'poster-corner-en',
  version: '90af8e30',
  width: 800,
  height: 1000,
  color: '#380808',
  blur: 'UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoGAAgABUB8JYgCdADzeZQAAP2Z218dbfBJOYAx241sqYkf1B8XLlXpn4AAAA==',
};

export const posterCornerKo: Picture = {
  name: 'poster-corner-ko',
  version: '435563e0',
  width: 800,
  height: 1000,
  color: '#380808',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoGAAgABUB8JYgCdADzgMfwAP2Z218dbfBJOYAx241sptt4aL1TKvTPwAA=',
};

export const posterGyeopEn: Picture = {
  name: 'poster-gyeop-en',
  version: '9dc1f662',
  width: 800,
  height: 1000,
  color: '#f86868',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoGAAgABABoJbACdAD0QQsewAD+WJPyOAtOPXpQHtAimkcPPrsF1TCf9qfvZ+FDkAA=',
};

export const posterGyeopKo: Picture = {
  name: 'poster-gyeop-ko',
  version: '10b987f4',
  width: 800,
  height: 1000,
  color: '#f86868',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoGAAgABABoJbACdAEemJFwgAD+WIcdfaxdI/60acpA4WJ7r1pbNl3+Zvwo+Tr/AAA=',
};

export const posterHydraEn: Picture = {
  name: 'poster-hydra-en',
  version: 'b811e804',
  width: 800,
  height: 1000,
  color: '#d8e8f8',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoGAAgABUB8JbACdAEUnv5WgAD9+gEq7iWu4lpRGvP3D86mzZQYW7XlyLT6ML9KwAA=',
};

export const posterHydraKo: Picture = {
  name: 'poster-hydra-ko',
  version: '1f50b0f5',
  width: 800,
  height: 1000,
  color: '#d8e8f8',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoGAAgAB0CWJbACdAEPDAbF4AD80DODqGsjgos8VfXN9DpLzd4b9AAA',
};

export const posterOffGridEn: Picture = {
  name: 'poster-off-grid-en',
  version: '216bbcd3',
  width: 800,
  height: 1000,
  color: '#f8f8e8',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoGAAgAB0CWJbACdGuAAoaSbOAA/HPF10I0/POZqUDFMJkX/AUTeDwGQAA=',
};

export const posterOffGridKo: Picture = {
  name: 'poster-off-grid-ko',
  version: '360dcd03',
  width: 800,
  height: 1000,
  color: '#f8f8e8',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoGAAgAB0CWJbACdGuAAoaTILAA/HPF10I0/POYwFMyXaBUww7xleHAAAA=',
};

export const posterOnsilEn: Picture = {
  name: 'poster-onsil-en',
  version: '7e5967c1',
  width: 800,
  height: 1000,
  color: '#e8a898',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoGAAgABABoJZACdAEOZ0BAAP7EwkSOJ2LYCrNsDLDLSIQcrRSLgAAA',
};

export const posterOnsilKo: Picture = {
  name: 'poster-onsil-ko',
  version: 'd124020d',
  width: 800,
  height: 1000,
  color: '#e8a898',
  blur: 'UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoGAAgABABoJZACdAEOZ2JeAAD+xwgPxJrjNjm+xf4Pi5fAf7kgAAAA',
};

export const videoAurelleEn: Picture = {
  name: 'video-aurelle-en',
  version: '9d6abbab',
  width: 800,
  height: 1000,
  color: '#080808',
  blur: 'UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoGAAgABUB8JYgCdAD0ljW0AAD+5GERi1Vz9ZnDrS4hOvGAoLXAAA==',
};

export const videoAurelleKo: Picture = {
  name: 'video-aurelle-ko',
  version: 'c73c6c43',
  width: 800,
  height: 1000,
  color: '#080808',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoGAAgABABoJYgCdAD0Mk0cAAD+7OEZj6BVvCCp9uBLBg2NXtMOjaWoChcJAAAA',
};

export const videoBamEn: Picture = {
  name: 'video-bam-en',
  version: 'e6969440',
  width: 800,
  height: 1000,
  color: '#180808',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoGAAgABUB8JZACdAEPDBKOEAD+ny/t9oMj71i2kbR/C5MuRwSww3ZPAAA=',
};

export const videoBamKo: Picture = {
  name: 'video-bam-ko',
  version: 'e170371c',
  width: 800,
  height: 1000,
  color: '#180808',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoGAAgABUB8JZACdAD0eqnsAP6fKUmVi2f9rPe34HqYFoeRwSww3ZPAAAA=',
};

export const videoHydraEn: Picture = {
  name: 'video-hydra-en',
  version: '6a120ff8',
  width: 800,
  height: 1000,
  color: '#78b8c8',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoGAAgABUB8JagCdAD0MWUgAPe9/LeVOTWPbXZuerLUgTXaBW9ewQnucBtUhRQA',
};

export const videoHydraKo: Picture = {
  name: 'video-hydra-ko',
  version: 'be9917da',
  width: 800,
  height: 1000,
  color: '#78b8c8',
  blur: 'UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoGAAgABUB8JagCdAD0MW0gAAD3yhNcEZPm/ZhgCvTqy1IE12gVvXsEJ7nAbVkLsAA=',
};

export const videoMintheEn: Picture = {
  name: 'video-minthe-en',
  version: '0720572d',
  width: 800,
  height: 1000,
  color: '#c8d8c8',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoGAAgABABoJZACdAD0ZsnXQAD+1vvzQg285cpc5ur9N0uvL2RizPQAAAA=',
};

export const videoMintheKo: Picture = {
  name: 'video-minthe-ko',
  version: '5c6c44f0',
  width: 800,
  height: 1000,
  color: '#c8d8c8',
  blur: 'UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoGAAgABABoJZACdAD0ZsnXQAD+1vvzQg285cpc5ur9N0uvL2RizPQAAAA=',
};

export const videoOffGridEn: Picture = {
  name: 'video-off-grid-en',
  version: 'e7b99e98',
  width: 800,
  height: 1000,
  color: '#d8c8c8',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAAAwAgCdASoGAAgAB0CWJbACdGuAt/8DbUrM0ADOAraVpVEpfmap/abfmafIjTUrqctUQAAA',
};

export const videoOffGridKo: Picture = {
  name: 'video-off-grid-ko',
  version: 'fe85bc2f',
  width: 800,
  height: 1000,
  color: '#d8c8c8',
  blur: 'UklGRkAAAABXRUJQVlA4IDQAAAAwAgCdASoGAAgAB0CWJbACdGuAt/8DbT1V0ADOAraVpVEa0Tv2GRqY+mgN73tqJw6JQAAA',
};
