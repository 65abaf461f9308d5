// Made by `npm run imagery:web`: not to be edited.
import type { ShareImage } from '../pictures.ts';

export const ogAu: ShareImage = {
  name: 'og-au',
  version: '00000000',
};

export const ogCn: ShareImage = {
  name: 'og-cn',
  version: '00000000',
};

export const ogKr: ShareImage = {
  name: 'og-kr',
  version: '00000000',
};

export const ogMy: ShareImage = {
  name: 'og-my',
  version: '00000000',
};

export const ogUs: ShareImage = {
  name: 'og-us',
  version: '00000000',
};

export const ogVn: ShareImage = {
  name: 'og-vn',
  version: '00000000',
};
