import { GLOW, SYMBOL, WORDMARK } from '../../packages/web/src/ui/logo/shapes.ts';

const stops = (colours: readonly string[], offsets: readonly number[]) =>
  colours.map((colour, k) => `<stop offset="${offsets[k]}" stop-color="${colour}"/>`).join('');

const LIGHTS = `<defs><linearGradient id="h" x2="1" y2="1">${stops(GLOW.hood, [0, 1])}</linearGradient><radialGradient id="l" cx=".36" cy=".34" r=".85">${stops(GLOW.light, [0, 0.4, 1])}</radialGradient></defs>`;

const svg = (body: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"${attributes}>${body}</svg>`;

/** The lamp on its own. */
export const symbol = (attributes = '') =>
  svg(
    `<title>Softbox</title>${LIGHTS}<path d="${SYMBOL.hood}" fill="url(#h)"/><path d="${SYMBOL.light}" fill="url(#l)"/>`,
    attributes,
  );

/** The lamp to the edge: for systems that cut their own shape out of a square. */
export const bleedingSymbol = () =>
  svg(
    `${LIGHTS}<path d="M0 0H32V32H0Z" fill="url(#h)"/><path d="${SYMBOL.light}" fill="url(#l)" transform="translate(2.8 2.8) scale(.84)"/>`,
  );

export const wordmark = (attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${WORDMARK.viewBox}" fill="currentColor"${attributes}><path d="${WORDMARK.path}"/></svg>`;
