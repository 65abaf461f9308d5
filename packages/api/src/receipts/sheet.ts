import type { Language } from '@softbox/config/languages';
import PDFDocument from 'pdfkit';
import { FONT_NAMES, fontOf, type Run, runsOf } from './fonts.ts';

/** A4 in points. */
export const PAGE = { left: 56, right: 539, width: 483, top: 70, bottom: 780 };

interface Writing {
  x: number;
  /** Of the baseline: fonts of different heights stand on one line. */
  y: number;
  size: number;
  weight?: 'plain' | 'strong';
  color: string;
  /** Breaks lines where it is given. */
  width?: number;
  align?: 'left' | 'right';
}

interface SheetOptions {
  language: Language;
  title: string;
  author: string;
  at: Date;
}

const LEADING = 1.45;

/** A page to write on in any of our languages; fonts are embedded with the characters that were used. */
export function openSheet({ language, title, author, at }: SheetOptions) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: language,
    info: { Title: title, Author: author, CreationDate: at },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.once('end', resolve));
  // pdfkit takes a font that is read already; its types do not say so.
  for (const name of FONT_NAMES) doc.registerFont(name, fontOf(name).forDocument() as unknown as Buffer);

  const widthOf = (runs: Run[], size: number) =>
    runs.reduce((sum, { font, text }) => sum + doc.font(font).fontSize(size).widthOfString(text), 0);

  /** Answers the baseline of the line after it. */
  function write(text: string, { x, y, size, weight = 'plain', color, width, align = 'left' }: Writing): number {
    const measure = (piece: string) => widthOf(runsOf(piece, language, weight), size);
    // What was typed on several lines stays on several lines.
    const typed = text.split(/\r?\n/);
    const lines = width === undefined ? typed : typed.flatMap((line) => breakLines(line, width, measure));
    lines.forEach((line, index) => {
      const runs = runsOf(line, language, weight);
      let at = align === 'right' ? x - widthOf(runs, size) : x;
      for (const run of runs) {
        doc.font(run.font).fontSize(size).fillColor(color);
        doc.text(run.text, at, y + index * size * LEADING, { lineBreak: false, baseline: 'alphabetic' });
        at += doc.widthOfString(run.text);
      }
    });
    return y + lines.length * size * LEADING;
  }

  return {
    write,
    rule: (y: number, color: string) =>
      doc.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.75).strokeColor(color).stroke(),
    /** The same place, or the top of a new page where less than `needed` is left. */
    room: (y: number, needed = 40): number => {
      if (y + needed < PAGE.bottom) return y;
      doc.addPage();
      return PAGE.top;
    },
    end: async (): Promise<Buffer> => {
      doc.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}

/** Between words, and within what is longer than a line or written without spaces. */
function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  const add = (piece: string) => {
    if (line && measure(line + piece.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += line ? piece : piece.trimStart();
  };
  for (const word of text.split(/(?<=\s)/))
    if (measure(word) > width) for (const character of word) add(character);
    else add(word);
  return [...lines, line.trimEnd()];
}
