import { type Colour, css } from './colour.ts';
import type { Box } from './crop.ts';
import { fitText } from './fit-text.ts';
import type { Pen } from './paint.ts';

/** How words look: the page's own typeface, loud or quiet as the style is. */
export interface Voice {
  family: string;
  language: string;
  weight: number;
  /** Between letters, as a share of the size. */
  tracking: number;
}

interface Words {
  text: string;
  box: Box;
  colour: Colour;
  maxLines: number;
  maxSize: number;
  align: 'left' | 'center' | 'right';
  /** At which end of the box they stand. */
  stand: 'top' | 'bottom';
  leading?: number;
}

const MEASURED_AT = 100;

function take(pen: Pen, { family, weight, tracking }: Voice, size: number): void {
  pen.font = `${weight} ${size}px ${family}`;
  pen.letterSpacing = `${tracking * size}px`;
}

/** Sets words as large as their box takes; answers where they end, for what follows below. */
export function setWords(pen: Pen, voice: Voice, { text, box, colour, align, stand, leading = 1.14, ...most }: Words) {
  take(pen, voice, MEASURED_AT);
  const { lines, size } = fitText(
    text,
    voice.language,
    { ...most, leading, width: box.width, height: box.height },
    (line) => pen.measureText(line).width / MEASURED_AT,
  );
  take(pen, voice, size);
  pen.textAlign = align;
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = css(colour);
  const x = { left: box.x, center: box.x + box.width / 2, right: box.x + box.width }[align];
  const height = lines.length * size * leading;
  const top = stand === 'top' ? box.y : box.y + box.height - height;
  for (const [index, line] of lines.entries()) pen.fillText(line, x, top + size * (0.9 + index * leading));
  return { size, bottom: top + height };
}

/** Fetches the letters before they are drawn: a canvas does not wait for a typeface. */
export const loadLetters = ({ family, weight }: Voice, text: string) =>
  document.fonts.load(`${weight} ${MEASURED_AT}px ${family}`, text).catch(() => []);
