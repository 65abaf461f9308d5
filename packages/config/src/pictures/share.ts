// Made by `npm run imagery:web`: not to be edited.
import type { ShareImage } from '../pictures.ts';

export const ogAu: ShareImage = {
  name: 'og-au',
  version: 'b8ba204c',
};

export const ogCn: ShareImage = {
  name: 'og-cn',
  version: '1e02b575',
};

export const ogKr: ShareImage = {
  name: 'og-kr',
  version: '0ee57406',
};

export const ogMy: ShareImage = {
  name: 'og-my',
  version: '13ca022e',
};

export const ogUs: ShareImage = {
  name: 'og-us',
  version: '0d319694',
};

export const ogVn: ShareImage = {
  name: 'og-vn',
  version: 'bd0bb60d',
};
