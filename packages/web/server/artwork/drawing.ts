import type { Paint } from './paint.ts';

/** A picture and the two colours that tint its highlights and shadows. */
export interface Drawing {
  light: string;
  deep: string;
  draw: (paint: Paint) => string;
}
