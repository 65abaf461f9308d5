import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

interface PictureProps extends Omit<ComponentProps<'img'>, 'alt' | 'width' | 'height'> {
  alt: string;
  /** Keeps the place before the picture arrives, so that nothing moves. */
  width: number;
  height: number;
  /** The largest picture of the first screen: loaded first, not lazily. */
  priority?: boolean;
}

export const Picture = ({ priority = false, className, ...rest }: PictureProps) => (
  // biome-ignore lint/a11y/useAltText: `alt` is required by the props.
  <img
    loading={priority ? 'eager' : 'lazy'}
    {...rest}
    fetchPriority={priority ? 'high' : 'auto'}
    decoding={priority ? 'sync' : 'async'}
    className={classNames('bg-sunken', className)}
  />
);
