import { heroAfter, heroBefore } from './artwork/hero.ts';
import { master } from './artwork/masters.ts';
import { packageArt, service } from './artwork/mockups.ts';

function paintingOf(name: string): string | null {
  if (name === 'hero-before') return heroBefore();
  if (name === 'hero-after') return heroAfter();
  const template = /^template-([1-9]\d?)$/.exec(name);
  if (template) return master(Number(template[1]));
  const strip = /^service-([A-Za-z]+)-([1-5])$/.exec(name);
  if (strip) return service(strip[1] ?? '', Number(strip[2]));
  const offer = /^package-([a-z]+)$/.exec(name);
  return offer ? packageArt(offer[1] ?? '') : null;
}

/** Drawn stand-ins until a photographed picture takes the same name; null for a name nobody uses. */
export function artwork(name: string): string | null {
  const painting = paintingOf(name);
  return (
    painting &&
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 1200" width="960" height="1200">${painting}</svg>`
  );
}
