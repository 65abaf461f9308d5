import { CLIP_FORMATS, type Clip, clipUrl, type Picture, pictureUrl } from '@softbox/config/pictures';
import { useEffect, useRef } from 'react';

interface StripClipProps {
  clip: Clip;
  poster: Picture;
  paused: boolean;
  className: string;
}

/** Plays silently while it is seen, unless it is paused or less motion is wanted; nothing is loaded before. */
export function StripClip({ clip, poster, paused, className }: StripClipProps) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = ref.current;
    if (!video || paused || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // The attribute alone does not survive hydration, and nothing but silence may start by itself.
    video.muted = true;
    const observer = new IntersectionObserver(([entry]) => {
      // Refused by a browser that saves power: the poster stays.
      if (entry?.isIntersecting) video.play().catch(() => undefined);
      else video.pause();
    });
    observer.observe(video);
    return () => {
      observer.disconnect();
      video.pause();
    };
  }, [paused]);
  const { width, height } = clip;
  return (
    <video
      ref={ref}
      {...{ width, height, className }}
      muted
      loop
      playsInline
      preload="none"
      poster={pictureUrl(poster, 400, 'webp')}
      style={{ backgroundColor: poster.color }}
    >
      {CLIP_FORMATS.map((format) => (
        <source key={format} src={clipUrl(clip, format)} type={`video/${format}`} />
      ))}
    </video>
  );
}
