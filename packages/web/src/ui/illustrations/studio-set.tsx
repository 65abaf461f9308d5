import { type ReactNode, useId } from 'react';
import { Lamp } from '../logo/lamp.tsx';

/** What lies in the shadow is darker than its ground in dark and light. */
export const SHADE = 'light-dark(rgb(28 24 20 / 0.15), rgb(0 0 0 / 0.45))';

/** Our studio, drawn: the lamp on its stand, a round wall, a plinth. What stands on the plinth tells the story. */
export function StudioSet({ behind, children }: { behind?: ReactNode; children?: ReactNode }) {
  const id = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 320 240" className="h-auto w-full">
      <defs>
        <linearGradient id={`${id}wall`} x2="0" y2="1">
          <stop stopColor="var(--line)" />
          <stop offset="1" stopColor="var(--sunken)" />
        </linearGradient>
        <linearGradient id={`${id}plinth`}>
          <stop stopColor="light-dark(#fff, #5c5349)" />
          <stop offset="1" stopColor="light-dark(#d9d0c3, #2e2923)" />
        </linearGradient>
        <linearGradient id={`${id}beam`} x1=".1" y1=".1" x2=".8" y2=".9">
          <stop stopColor="light-dark(#fff, #ffc4a8)" stopOpacity=".7" />
          <stop offset="1" stopColor="light-dark(#fff, #ffc4a8)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M96 206V118a96 96 0 0 1 192 0v88Z" fill={`url(#${id}wall)`} />
      {behind}
      <path d="M72 50 256 158H128L56 88Z" fill={`url(#${id}beam)`} />
      <ellipse cx="196" cy="208" rx="108" ry="11" fill={SHADE} />
      <path d="M128 158v40c0 9 29 16 64 16s64-7 64-16v-40Z" fill={`url(#${id}plinth)`} />
      <ellipse cx="192" cy="158" rx="64" ry="14" fill="light-dark(#fff, #6d6358)" />
      {children}
      <path
        d="M48 74v132M48 176l-22 34M48 176l22 34"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Lamp x="14" y="28" width="72" height="72" />
    </svg>
  );
}

/** The product, standing on the plinth. */
export const BOTTLE =
  'M170 157c-5 0-8-3-8-8v-50c0-9 6-14 15-16V70h30v13c9 2 15 7 15 16v50c0 5-3 8-8 8ZM179 51h26c3 0 5 2 5 5v12h-36V56c0-3 2-5 5-5Z';
