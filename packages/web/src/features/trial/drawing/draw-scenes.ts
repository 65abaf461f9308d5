import { type Colour, css, readableOn, WHITE } from './colour.ts';
import { LAYOUTS } from './layout.ts';
import { apart, fill, type Pen, paintFade, paintPhoto, paintShadow, paintWall, turned } from './paint.ts';
import { READABLE } from './palette.ts';
import { type Preview, photoOf, voiceOf } from './preview.ts';
import { setWords } from './set-words.ts';

const NIGHT: Colour = { l: 0.12, a: 0, b: 0 };

export function drawStory(pen: Pen, preview: Preview): void {
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

export function drawCard(pen: Pen, preview: Preview): void {
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
