import { strengthOf } from './colour.ts';
import type { Framing, Size } from './crop.ts';
import type { Format } from './formats.ts';
import type { Palette } from './palette.ts';
import type { Voice } from './set-words.ts';

/** Everything that a preview shows. */
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

/** Strong colours speak loudly, dark and pale ones quietly. */
export const voiceOf = ({
  palette: { field },
  language,
  family,
}: Pick<Preview, 'palette' | 'language' | 'family'>): Voice =>
  strengthOf(field) > 0.1 && field.l > 0.4
    ? { family, language, weight: 800, tracking: -0.03 }
    : { family, language, weight: 500, tracking: -0.01 };

export const photoOf = ({ source, framing, palette, lit }: Preview) => ({
  source,
  framing,
  light: lit ? palette.field : null,
});
