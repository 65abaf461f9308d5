import { type Colour, css, readableOn, strengthOf, WHITE } from './colour.ts';
import type { Framing, Size } from './crop.ts';
import type { Format } from './formats.ts';
import { LAYOUTS, SHEET } from './layout.ts';
import { apart, fill, type Pen, paintFade, paintPhoto, paintShadow, paintWall, turned } from './paint.ts';
import { type Palette, READABLE } from './palette.ts';
import { setWords, type Voice } from './set-words.ts';

export interface Preview {
  format: Format;
  source: CanvasImageSource & Size;
  framing: Framing;
  palette: Palette;
  /** The style's light over the picture; without it the picture is as it was taken. */
  lit: boolean;
  name: string;
  price: string;
  /** Says on the picture itself that it is a preview. */
  mark: string;
  language: string;
  family: string;
}

const NIGHT: Colour = { l: 0.12, a: 0, b: 0 };
const WHOLE = { x: 0, y: 0, ...SHEET };

const DRAW: Record<Format, (pen: Pen, preview: Preview) => void> = {
  poster: drawPoster,
  menu: drawMenu,
  story: drawStory,
  card: drawCard,
};

/** Strong colours speak loudly, dark and pale ones quietly. */
export const voiceOf = ({ palette: { field }, language, family }: Preview): Voice =>
  strengthOf(field) > 0.1 && field.l > 0.4
    ? { family, language, weight: 800, tracking: -0.03 }
    : { family, language, weight: 500, tracking: -0.01 };

export function drawPreview(canvas: HTMLCanvasElement, preview: Preview): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  Object.assign(canvas, SHEET);
  apart(pen, () => DRAW[preview.format](pen, preview));
  apart(pen, () => drawMark(pen, preview));
}

const photoOf = ({ source, framing, palette, lit }: Preview) => ({
  source,
  framing,
  light: lit ? palette.field : null,
});

function drawPoster(pen: Pen, preview: Preview): void {
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

function drawMenu(pen: Pen, preview: Preview): void {
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

function drawStory(pen: Pen, preview: Preview): void {
  const { body, photo, name, price } = LAYOUTS.story;
  if (!body) return;
  const { field, accentOnField } = preview.palette;
  const voice = voiceOf(preview);
  paintWall(pen, field);
  turned(pen, body, body.turn, () => {
    paintShadow(pen, body, body.radius, field);
    fill(pen, body, body.radius, css(NIGHT));
    paintPhoto(pen, photo, photoOf(preview));
    apart(pen, () => {
      pen.beginPath();
      pen.roundRect(photo.x, photo.y, photo.width, photo.height, photo.radius);
      pen.clip();
      paintFade(pen, { ...photo, height: 260 }, NIGHT, 'up', 0.5);
      paintFade(pen, { ...photo, y: photo.y + 600, height: photo.height - 600 }, NIGHT, 'down', 0.82);
    });
    drawStoryBars(pen);
    const { bottom } = setWords(
      pen,
      { ...voice, weight: 700 },
      {
        ...name,
        text: preview.name,
        box: name,
        colour: WHITE,
        align: 'left',
        stand: 'bottom',
      },
    );
    if (!preview.price) return;
    const button = { ...price, y: bottom + 28 };
    fill(pen, button, price.height / 2, css(WHITE));
    setWords(
      pen,
      { ...voice, weight: 700, tracking: 0 },
      {
        text: preview.price,
        box: { ...button, x: button.x + 36, width: button.width - 72, height: button.height - 12 },
        colour: readableOn(WHITE, accentOnField, READABLE),
        maxLines: 1,
        maxSize: 40,
        align: 'center',
        stand: 'bottom',
      },
    );
  });
}

function drawStoryBars(pen: Pen): void {
  const { x, y, width } = LAYOUTS.story.photo;
  const each = (width - 104) / 3;
  for (const index of [0, 1, 2])
    fill(
      pen,
      { x: x + 40 + index * (each + 12), y: y + 44, width: each, height: 6 },
      3,
      css(WHITE, index ? 0.4 : 0.95),
    );
  fill(pen, { x: x + 40, y: y + 76, width: 60, height: 60 }, 30, css(WHITE, 0.92));
  fill(pen, { x: x + 120, y: y + 88, width: 168, height: 14 }, 7, css(WHITE, 0.92));
  fill(pen, { x: x + 120, y: y + 114, width: 96, height: 10 }, 5, css(WHITE, 0.6));
}

function drawCard(pen: Pen, preview: Preview): void {
  const { body, photo, name, price } = LAYOUTS.card;
  if (!body) return;
  const { field, paper, onPaper, accentOnPaper } = preview.palette;
  const voice = { ...voiceOf(preview), weight: 600 };
  paintWall(pen, field);
  turned(pen, body, -body.turn * 1.6, () => {
    paintShadow(pen, body, body.radius, field);
    fill(pen, body, body.radius, css({ ...paper, l: paper.l - 0.08 }));
  });
  turned(pen, body, body.turn, () => {
    paintShadow(pen, body, body.radius, field);
    fill(pen, body, body.radius, css(paper));
    paintPhoto(pen, photo, photoOf(preview));
    const room = preview.price ? name : { ...name, width: photo.width };
    const set = setWords(pen, voice, {
      ...name,
      text: preview.name,
      box: room,
      colour: onPaper,
      align: 'left',
      stand: 'top',
    });
    setWords(pen, voice, {
      text: preview.price,
      box: { ...price, height: set.size * 1.14 },
      colour: accentOnPaper,
      maxLines: 1,
      maxSize: set.size,
      align: 'right',
      stand: 'bottom',
    });
  });
}

function drawMark(pen: Pen, { mark, family, language }: Preview): void {
  const voice = { family, language, weight: 600, tracking: 0 };
  pen.font = `${voice.weight} 26px ${family}`;
  const width = pen.measureText(mark).width + 40;
  const box = { x: SHEET.width - width - 32, y: SHEET.height - 84, width, height: 52 };
  fill(pen, box, 26, 'rgb(0 0 0 / 0.5)');
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.fillStyle = '#fff';
  pen.fillText(mark, box.x + 20, box.y + 27);
}
