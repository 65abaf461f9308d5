import { type RefObject, useEffect, useMemo, useState } from 'react';
import { drawPreview, type Preview, voiceOf } from './draw-preview.ts';
import type { OpenedPicture } from './open-picture.ts';
import { loadLetters } from './set-words.ts';
import { developed, styleOf, type TemplateStyle } from './template-style.ts';
import type { Template } from './use-trial-choice.ts';

interface Canvases {
  plain: RefObject<HTMLCanvasElement | null>;
  styled: RefObject<HTMLCanvasElement | null>;
}

type Drawing = Omit<Preview, 'source' | 'palette' | 'lit' | 'family'>;

/** Draws the preview twice, as taken and in the style's light; answers the template that is drawn, or that it failed. */
export function useDrawing({ plain, styled }: Canvases, picture: OpenedPicture, template: Template, drawing: Drawing) {
  const [style, setStyle] = useState<{ template: Template; style: TemplateStyle } | null>(null);
  const [failed, setFailed] = useState(false);
  const [drawn, setDrawn] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    setFailed(false);
    styleOf(template).then(
      (measured) => current && setStyle({ template, style: measured }),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [template, attempt]);

  const source = useMemo(() => style && developed(picture.canvas, style.style), [picture, style]);
  const { format, framing, name, price, mark, language } = drawing;
  useEffect(() => {
    if (!style || !source) return;
    let frame = 0;
    const family = getComputedStyle(document.body).fontFamily;
    const { palette } = style.style;
    const shared = { format, framing, name, price, mark, language, family, palette };
    const draw = () => {
      if (plain.current) drawPreview(plain.current, { ...shared, source: picture.canvas, lit: false });
      if (styled.current) drawPreview(styled.current, { ...shared, source, lit: true });
      setDrawn(`${style.template.id} ${format}`);
    };
    // Many small changes, as by a slider that is dragged, are drawn once a frame.
    frame = requestAnimationFrame(draw);
    let current = true;
    void loadLetters(voiceOf({ ...shared, source, lit: true }), `${name}${price}${mark}`).then((letters) => {
      if (!current || letters.length === 0) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(draw);
    });
    return () => {
      current = false;
      cancelAnimationFrame(frame);
    };
  }, [picture, style, source, format, framing, name, price, mark, language, plain, styled]);

  return { drawn, failed, retry: () => setAttempt((count) => count + 1) };
}
