// Made by `npm run imagery:web`: not to be edited.
import type { Clip } from '../pictures.ts';

export const loop: Clip = {
  name: 'loop',
  version: '11111111',
  width: 640,
  height: 800,
};
