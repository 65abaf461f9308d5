import { type Picture as OwnPicture, type PictureFormat, pictureUrl, widthsOf } from '@softbox/config/pictures';
import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import { classNames } from './class-names.ts';

interface PictureProps extends Omit<ComponentProps<'img'>, 'alt' | 'src' | 'srcSet' | 'width' | 'height'> {
  /** One of our own, or the address of any other. */
  source: OwnPicture | string;
  alt: string;
  /** How wide it is shown: the browser chooses the file by it. */
  sizes: string;
  /** The largest picture of the first screen: loaded first, not lazily. */
  priority?: boolean;
}

/** Every picture whose size is not known is taken for a 4 to 5 print. */
const PRINT = { width: 1280, height: 1600 };

const sourceSet = (picture: OwnPicture, format: PictureFormat) =>
  widthsOf(picture)
    .map((width) => `${pictureUrl(picture, width, format)} ${width}w`)
    .join(', ');

/** Its place is kept from the first paint on, in its own colours. */
export function Picture({ source, priority = false, className, style, ...rest }: PictureProps) {
  const image = {
    loading: priority ? 'eager' : 'lazy',
    ...rest,
    fetchPriority: priority ? 'high' : 'auto',
    decoding: priority ? 'auto' : 'async',
    className: classNames('bg-sunken', className),
  } as const;
  // biome-ignore lint/a11y/useAltText: `alt` is required by the props.
  if (typeof source === 'string') return <img {...image} {...PRINT} style={style} src={source} />;

  const { width, height, color, blur } = source;
  const usual = widthsOf(source).includes(800) ? 800 : 400;
  const avif = { type: 'image/avif', srcSet: sourceSet(source, 'avif'), sizes: rest.sizes };
  // Found before style sheets and scripts are; a browser without AVIF passes it over.
  if (priority)
    preload(pictureUrl(source, usual, 'avif'), {
      as: 'image',
      type: avif.type,
      imageSrcSet: avif.srcSet,
      imageSizes: avif.sizes,
      fetchPriority: 'high',
    });
  return (
    <picture className="contents">
      {/* Nothing to lay out: in a row it would take a gap of its own. */}
      <source {...avif} className="hidden" />
      {/* biome-ignore lint/a11y/useAltText: `alt` is required by the props. */}
      <img
        {...image}
        width={width}
        height={height}
        style={{ background: `${color} url(data:image/webp;base64,${blur}) center / cover`, ...style }}
        srcSet={sourceSet(source, 'webp')}
        src={pictureUrl(source, usual, 'webp')}
      />
    </picture>
  );
}
