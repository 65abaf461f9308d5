import { mix, n, type Paint } from './paint.ts';

export interface Place {
  x: number;
  /** Where the form stands. */
  y: number;
  scale?: number;
}

/** Half a silhouette from the foot up: [radius, height], a third value marks the control point of a curve. */
export type Profile = readonly (readonly [radius: number, height: number, curve?: true])[];

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${radius}" fill="${fill}"${more}/>`;

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;

export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${more}/>`;

/** A solid of revolution, seen slightly from above; `tilt` is how far its circles open. */
export function turned(paint: Paint, { x, y, scale = 1 }: Place, profile: Profile, color: string, tilt = 0.16): string {
  const at = (side: number, [radius, height]: Profile[number]) =>
    `${n(x + side * radius * scale)} ${n(y - height * scale)}`;
  const edge = (side: number, points: Profile) => {
    let d = '';
    for (let i = 1; i < points.length; i++) {
      const point = points[i];
      const next = points[i + 1];
      if (point?.[2] && next) {
        d += `Q${at(side, point)} ${at(side, next)}`;
        i++;
      } else if (point) d += `L${at(side, point)}`;
    }
    return d;
  };
  const foot = profile[0] ?? [0, 0];
  const top = profile.at(-1) ?? foot;
  const arc = (radius: number) => `A${n(radius * scale)} ${n(radius * scale * tilt)} 0 0 0 `;
  const body = `M${at(-1, foot)}${arc(foot[0])}${at(1, foot)}${edge(1, profile)}${arc(top[0])}${at(-1, top)}${edge(-1, [...profile].reverse())}Z`;
  const [rx, cy] = [top[0] * scale, y - top[1] * scale];
  const lid =
    rx > 3 ? ellipse(x, cy, rx, rx * tilt, paint.down(mix(color, paint.light, 0.3), mix(color, paint.light, 0.6))) : '';
  return path(body, paint.round(color)) + lid;
}

/** A cylinder. */
export const drum = (paint: Paint, place: Place, radius: number, height: number, color: string, tilt = 0.16) =>
  turned(
    paint,
    place,
    [
      [radius, 0],
      [radius, height],
    ],
    color,
    tilt,
  );

/** What a thing of this width does to the ground: a tight dark contact and a long soft shadow away from the light. */
export const shadow = (paint: Paint, { x, y, scale = 1 }: Place, radius: number, strength = 0.5) => {
  const r = radius * scale;
  return (
    ellipse(x + r * 0.95, y + r * 0.1, r * 2.1, r * 0.36, paint.fade(paint.deep, strength)) +
    ellipse(x + r * 0.08, y + r * 0.06, r * 1.22, r * 0.24, paint.fade(paint.deep, Math.min(0.9, strength * 1.5)))
  );
};

/** A plain block, front and top. */
export const block = (paint: Paint, { x, y }: Place, width: number, height: number, color: string) =>
  path(
    `M${x - width / 2} ${y - height}l${n(width * 0.06)} -26h${n(width * 0.88)}l${n(width * 0.06)} 26z`,
    mix(color, paint.light, 0.5),
  ) +
  rect(
    x - width / 2,
    y - height,
    width,
    height,
    paint.down(mix(color, paint.light, 0.12), mix(color, paint.deep, 0.22)),
  );
