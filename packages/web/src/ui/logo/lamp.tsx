import { type ComponentProps, useId } from 'react';
import { GLOW, SYMBOL } from './shapes.ts';

/** The lamp of our logo; alone it says nothing to a screen reader. */
export function Lamp(props: ComponentProps<'svg'>) {
  const id = useId();
  const [lit, shaded] = GLOW.hood;
  const [centre, middle, edge] = GLOW.light;
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" {...props}>
      <defs>
        <linearGradient id={`${id}hood`} x2="1" y2="1">
          <stop stopColor={lit} />
          <stop offset="1" stopColor={shaded} />
        </linearGradient>
        <radialGradient id={`${id}light`} cx=".36" cy=".34" r=".85">
          <stop stopColor={centre} />
          <stop offset=".4" stopColor={middle} />
          <stop offset="1" stopColor={edge} />
        </radialGradient>
      </defs>
      <path d={SYMBOL.hood} fill={`url(#${id}hood)`} />
      <path d={SYMBOL.light} fill={`url(#${id}light)`} />
    </svg>
  );
}
