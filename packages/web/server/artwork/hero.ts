import { clutter } from './figures.ts';
import { block, rect } from './forms.ts';
import { createPaint } from './paint.ts';
import { paintStill, type Still } from './still.ts';
import { VESSELS } from './vessels.ts';

/** The same two products at the same spot: styled and lit here, as found in `heroBefore`. */
const STYLED: Still = {
  light: '#fff8f0',
  deep: '#8a3a2c',
  wall: '#f0ae93',
  glow: '#ffe6d2',
  floor: '#f3bda2',
  backdrop: ['arch', '#f9d2bb'],
  stand: ['round', '#f8d3be'],
  items: [],
};
const BOTTLE = { form: 'bottle', x: 410, y: 898, scale: 1.2 } as const;
const JAR = { form: 'jar', x: 630, y: 930, scale: 0.9 } as const;

/** Where the round stand has its top; the still counts its products' places from there. */
const STAND = 900;

export function heroAfter(): string {
  const paint = createPaint(STYLED.light, STYLED.deep);
  const body = paintStill(
    {
      ...STYLED,
      items: [
        [BOTTLE.form, BOTTLE.x, BOTTLE.y - STAND, BOTTLE.scale, '#f3a184', '#fff6ec'],
        [JAR.form, JAR.x, JAR.y - STAND, JAR.scale, '#fff1e6', '#e58767'],
      ],
    },
    paint,
  );
  return paint.defs() + body;
}

export function heroBefore(): string {
  const paint = createPaint('#b4bcc0', '#6f7880');
  const body =
    clutter(paint) +
    block(paint, { x: 480, y: 1000 }, 620, 100, '#8c857a') +
    VESSELS.bottle(paint, BOTTLE, '#b97f6c', '#b9bab6') +
    VESSELS.jar(paint, JAR, '#b5b2ac', '#aa6d5b');
  const coldCast = rect(-80, -80, 1120, 1400, '#5f86a3', 0, ' opacity=".16"');
  return `${paint.defs()}<g transform="rotate(-2.5 480 800)">${body}${coldCast}</g>`;
}
