import type { ComponentProps } from 'react';
import { WORDMARK } from './shapes.ts';

export const Wordmark = (props: ComponentProps<'svg'>) => (
  <svg aria-hidden="true" viewBox={WORDMARK.viewBox} fill="currentColor" {...props}>
    <path d={WORDMARK.path} />
  </svg>
);
