import { type Colour, css } from './colour.ts';
import { LAYOUTS, WHOLE } from './layout.ts';
import { fill, type Pen, paintFade, paintPhoto } from './paint.ts';
import { type Preview, photoOf, voiceOf } from './preview.ts';
import { setWords } from './set-words.ts';

export function drawPoster(pen: Pen, preview: Preview): void {
  const { photo, name, price } = LAYOUTS.poster;
  const { field, onField, accentOnField } = preview.palette;
  const voice = voiceOf(preview);
  fill(pen, WHOLE, 0, css(field));
  paintPhoto(pen, photo, photoOf(preview));
  paintFade(pen, { ...photo, height: 420 }, field, 'up');
  const align = voice.weight > 600 ? 'left' : 'center';
  setWords(pen, voice, { ...name, text: preview.name, box: name, colour: onField, align, stand: 'top', leading: 1.08 });
  if (!preview.price) return;
  paintFade(pen, { ...photo, y: 1220, height: 380 }, field, 'down', 0.9);
  setWords(
    pen,
    { ...voice, weight: 700 },
    {
      text: preview.price,
      box: price,
      colour: accentOnField,
      maxLines: 1,
      maxSize: 84,
      align: 'left',
      stand: 'bottom',
    },
  );
}

export function drawMenu(pen: Pen, preview: Preview): void {
  const { photo, name, price } = LAYOUTS.menu;
  const { paper, onPaper, accentOnPaper } = preview.palette;
  const voice = voiceOf(preview);
  fill(pen, WHOLE, 0, css(paper));
  paintPhoto(pen, photo, photoOf(preview));
  const bold = { ...voice, weight: 700 };
  const set = setWords(pen, bold, {
    ...name,
    text: preview.name,
    box: name,
    colour: onPaper,
    align: 'left',
    stand: 'top',
  });
  setWords(pen, bold, {
    text: preview.price,
    box: { ...price, height: set.size * 1.14 },
    colour: accentOnPaper,
    maxLines: 1,
    maxSize: set.size,
    align: 'right',
    stand: 'bottom',
  });
  drawRows(pen, Math.max(set.bottom, name.y + 104) + 28, onPaper);
}

/** The lines of a menu that are still to be written. */
function drawRows(pen: Pen, top: number, ink: Colour): void {
  const { x, width } = LAYOUTS.menu.name;
  const right = LAYOUTS.menu.price.x + LAYOUTS.menu.price.width;
  for (const [index, share] of [0.62, 0.46, 0.7].entries()) {
    const y = top + index * 108;
    fill(pen, { x, y, width: right - x, height: 2 }, 0, css(ink, 0.16));
    fill(pen, { x, y: y + 46, width: width * share, height: 20 }, 10, css(ink, 0.14));
    fill(pen, { x: right - 116, y: y + 46, width: 116, height: 20 }, 10, css(ink, 0.14));
  }
}
