import { type Colour, css, toned } from './colour.ts';
import { type Box, cropFor, type Framing, type Size } from './crop.ts';
import { SHEET, WHOLE } from './layout.ts';

export type Pen = CanvasRenderingContext2D;

/** Runs `paint` with a state of its own. */
export function apart(pen: Pen, paint: () => void): void {
  pen.save();
  paint();
  pen.restore();
}

function trace(pen: Pen, { x, y, width, height }: Box, radius: number): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
}

export function fill(pen: Pen, box: Box, radius: number, style: string | CanvasGradient): void {
  trace(pen, box, radius);
  pen.fillStyle = style;
  pen.fill();
}

/** Turns what `paint` draws around the middle of `box`. */
export const turned = (pen: Pen, box: Box, angle: number, paint: () => void) =>
  apart(pen, () => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    pen.translate(x, y);
    pen.rotate(angle);
    pen.translate(-x, -y);
    paint();
  });

/** A wall in the colour of the field, lit from the upper left like every picture of the studio. */
export function paintWall(pen: Pen, field: Colour): void {
  const { width, height } = SHEET;
  const wall = pen.createRadialGradient(width * 0.2, 0, 0, width * 0.4, height * 0.35, height);
  wall.addColorStop(0, css({ ...field, l: Math.min(0.99, field.l + 0.07) }));
  wall.addColorStop(0.5, css(field));
  wall.addColorStop(1, css({ ...field, l: Math.max(0, field.l - 0.1) }));
  fill(pen, WHOLE, 0, wall);
}

/** A thing in soft light: a wide shadow that falls to the lower right, and a narrow one where it touches. */
export function paintShadow(pen: Pen, box: Box, radius: number, field: Colour): void {
  const shade = toned(field, Math.min(0.16, field.l * 0.3), 0.04);
  for (const [blur, x, y, alpha] of [
    [110, 46, 74, 0.42],
    [18, 5, 8, 0.3],
  ] as const)
    apart(pen, () => {
      pen.shadowColor = css(shade, alpha);
      pen.shadowBlur = blur;
      pen.shadowOffsetX = x;
      pen.shadowOffsetY = y;
      fill(pen, box, radius, css(shade));
    });
}

interface Photo {
  source: CanvasImageSource & Size;
  framing: Framing;
  /** Of the style: lays its light over the picture. */
  light: Colour | null;
}

export function paintPhoto(pen: Pen, box: Box & { radius: number }, { source, framing, light }: Photo): void {
  apart(pen, () => {
    trace(pen, box, box.radius);
    pen.clip();
    const part = cropFor(source, box, framing);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(source, part.x, part.y, part.width, part.height, box.x, box.y, box.width, box.height);
    if (light) paintLight(pen, box, light);
  });
}

/** A softbox from the upper left, and corners that fall off into the colour of the style. */
function paintLight(pen: Pen, { x, y, width, height }: Box, field: Colour): void {
  const reach = Math.hypot(width, height);
  const lamp = pen.createRadialGradient(x + width * 0.18, y, 0, x + width * 0.18, y, reach * 0.75);
  lamp.addColorStop(0, 'rgb(255 252 246 / 0.55)');
  lamp.addColorStop(1, 'rgb(255 252 246 / 0)');
  const corners = pen.createRadialGradient(
    x + width * 0.46,
    y + height * 0.46,
    reach * 0.26,
    x + width * 0.5,
    y + height * 0.5,
    reach * 0.62,
  );
  const deep = toned(field, Math.min(0.3, field.l), 0.07);
  corners.addColorStop(0, css(deep, 0));
  corners.addColorStop(1, css(deep, 0.36));
  for (const [mode, style] of [
    ['soft-light', lamp],
    ['multiply', corners],
  ] as const)
    apart(pen, () => {
      pen.globalCompositeOperation = mode;
      fill(pen, { x, y, width, height }, 0, style);
    });
}

/** From `from` of the box's height down to its end: nothing to `colour`, or the other way round. */
export function paintFade(pen: Pen, box: Box, colour: Colour, direction: 'down' | 'up', most = 1): void {
  const fade = pen.createLinearGradient(0, box.y, 0, box.y + box.height);
  // A straight ramp shows where it begins; this one is soft at both ends.
  for (let step = 0; step <= 8; step += 1) {
    const at = step / 8;
    const alpha = most * (at * at * (3 - 2 * at));
    fade.addColorStop(direction === 'down' ? at : 1 - at, css(colour, alpha));
  }
  fill(pen, box, 0, fade);
}
