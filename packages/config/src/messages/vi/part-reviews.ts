import { reviews } from './reviews.ts';

export const words = { reviews };
