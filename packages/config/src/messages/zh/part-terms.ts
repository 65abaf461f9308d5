import { terms } from './terms.ts';

export const words = { terms };
