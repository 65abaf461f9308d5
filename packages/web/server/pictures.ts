import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { CLIP_FORMATS, clipFile, PICTURE_FORMATS, pictureFile, shareFile, widthsOf } from '@softbox/config/pictures';
import * as clips from '@softbox/config/pictures/clips';
import * as composed from '@softbox/config/pictures/composed';
import * as rendered from '@softbox/config/pictures/rendered';
import * as share from '@softbox/config/pictures/share';
import { Hono } from 'hono';

const HOUR_IN_SECONDS = 60 * 60;
export const FOR_EVER = `public, max-age=${365 * 24 * HOUR_IN_SECONDS}, immutable`;
export const FOR_NOW = `public, max-age=${HOUR_IN_SECONDS}`;

/** Every file there is, with the version of its content. */
function knownFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const picture of [...Object.values(rendered), ...Object.values(composed)])
    for (const width of widthsOf(picture))
      for (const format of PICTURE_FORMATS) files.set(pictureFile(picture.name, width, format), picture.version);
  for (const clip of Object.values(clips))
    for (const format of CLIP_FORMATS) files.set(clipFile(clip.name, format), clip.version);
  for (const image of Object.values(share)) files.set(shareFile(image.name), image.version);
  return files;
}

/** The site's pictures, in parts where a player asks for parts. Other sites and mails may show them. */
export function pictures() {
  const files = knownFiles();
  const app = new Hono();
  app.get(
    '/pictures/:file',
    async (c, next) => {
      const version = files.get(c.req.param('file'));
      if (!version) return c.notFound();
      const etag = `"${version}"`;
      c.header('etag', etag);
      c.header('cache-control', c.req.query('v') === version ? FOR_EVER : FOR_NOW);
      c.header('accept-ranges', 'bytes');
      c.header('cross-origin-resource-policy', 'cross-origin');
      const held = c.req.header('if-none-match')?.split(/\s*,\s*/) ?? [];
      return held.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag) ? c.body(null, 304) : next();
    },
    serveStatic({ root: join(import.meta.dirname, '..') }),
  );
  return app;
}
