// Made by `npm run imagery:web`: not to be edited.
import type { Clip } from '../pictures.ts';

export const loop: Clip = {
  name: 'loop',
  version: '4c252fcf',
  width: 480,
  height: 592,
};
