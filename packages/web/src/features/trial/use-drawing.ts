import { type RefObject, useEffect, useMemo, useState } from 'react';
import { drawPreview } from './drawing/draw-preview.ts';
import { type Preview, voiceOf } from './drawing/preview.ts';
import { loadLetters } from './drawing/set-words.ts';
import { developed, type TemplateStyle } from './template-style.ts';

type Canvas = RefObject<HTMLCanvasElement | null>;
type Drawing = Omit<Preview, 'source' | 'palette' | 'lit' | 'family'>;

/** Draws the preview twice, as taken and in the style's light; true as soon as there is something to see. */
export function useDrawing(
  { plain, styled }: { plain: Canvas; styled: Canvas },
  picture: HTMLCanvasElement,
  style: TemplateStyle | undefined,
  { format, framing, name, price, mark, language }: Drawing,
): boolean {
  const [drawn, setDrawn] = useState(false);
  const inItsLight = useMemo(() => style && developed(picture, style), [picture, style]);

  useEffect(() => {
    if (!style || !inItsLight) return;
    const family = getComputedStyle(document.body).fontFamily;
    const preview = { format, framing, name, price, mark, language, family, palette: style.palette };
    const draw = () => {
      if (plain.current) drawPreview(plain.current, { ...preview, source: picture, lit: false });
      if (styled.current) drawPreview(styled.current, { ...preview, source: inItsLight, lit: true });
      setDrawn(true);
    };
    // Many small changes, as by a slider that is dragged, are drawn once a frame.
    let frame = requestAnimationFrame(draw);
    let current = true;
    void loadLetters(voiceOf(preview), `${name}${price}${mark}`).then((letters) => {
      if (current && letters.length > 0) frame = requestAnimationFrame(draw);
    });
    return () => {
      current = false;
      cancelAnimationFrame(frame);
    };
  }, [plain, styled, picture, style, inItsLight, format, framing, name, price, mark, language]);

  return drawn;
}
