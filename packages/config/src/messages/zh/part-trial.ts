import { trial } from './trial.ts';

export const words = { trial };
