import { drawMenu, drawPoster } from './draw-prints.ts';
import { drawCard, drawStory } from './draw-scenes.ts';
import type { Format } from './formats.ts';
import { SHEET } from './layout.ts';
import { apart, fill, type Pen } from './paint.ts';
import type { Preview } from './preview.ts';

const DRAW: Record<Format, (pen: Pen, preview: Preview) => void> = {
  poster: drawPoster,
  menu: drawMenu,
  story: drawStory,
  card: drawCard,
};

export function drawPreview(canvas: HTMLCanvasElement, preview: Preview): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  Object.assign(canvas, SHEET);
  apart(pen, () => DRAW[preview.format](pen, preview));
  apart(pen, () => drawMark(pen, preview));
}

function drawMark(pen: Pen, { mark, family }: Preview): void {
  pen.font = `600 26px ${family}`;
  const width = pen.measureText(mark).width + 40;
  const box = { x: SHEET.width - width - 32, y: SHEET.height - 84, width, height: 52 };
  fill(pen, box, 26, 'rgb(0 0 0 / 0.5)');
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.fillStyle = '#fff';
  pen.fillText(mark, box.x + 20, box.y + 27);
}
