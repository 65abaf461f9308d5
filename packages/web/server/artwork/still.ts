import { shadow } from './forms.ts';
import type { Paint } from './paint.ts';
import { BACKDROPS, type BackdropName, room, STANDS, type StandName } from './stage.ts';
import { FOOT, VESSELS, type VesselName } from './vessels.ts';

/** A product still: a palette, a set and what stands on it. */
export interface Still {
  light: string;
  deep: string;
  wall: string;
  glow: string;
  floor: string;
  backdrop: [BackdropName, string];
  stand: [StandName, string];
  /** Form, x, drop below the stand's top, scale, colour, cap. Painted in order, back to front. */
  items: [form: VesselName, x: number, drop: number, scale: number, color: string, cap: string][];
  /** Anything laid in front at the end: petals, drops, ice. */
  front?: (paint: Paint) => string;
}

export function paintStill(still: Still, paint: Paint): string {
  const [backdrop, backdropColor] = still.backdrop;
  const [stand, standColor] = still.stand;
  const items = still.items.map(([form, x, drop, scale, color, cap]) => {
    const place = { x, y: STANDS[stand].y + drop, scale };
    return shadow(paint, place, FOOT[form], 0.42) + VESSELS[form](paint, place, color, cap);
  });
  return (
    room(paint, still.wall, still.glow, still.floor) +
    BACKDROPS[backdrop](paint, backdropColor) +
    STANDS[stand].draw(paint, standColor) +
    items.join('') +
    (still.front?.(paint) ?? '')
  );
}
