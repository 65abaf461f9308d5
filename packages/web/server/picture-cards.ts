import { cardNameIn, PICTURE_WIDTHS, pictureFile, SHARE_SIZE } from '@softbox/config/pictures';
import { Hono } from 'hono';
import sharp from 'sharp';
import { FOR_EVER, FOR_NOW } from './pictures.ts';

/** About 6 MB. */
const KEPT = 64;

/** How a picture of ours or of the studio's is got, by its path; not ok where there is none. */
type Find = (path: string) => Promise<Response>;

async function findLargest(name: string, find: Find): Promise<Response | undefined> {
  for (const width of PICTURE_WIDTHS.toReversed()) {
    const found = await find(`/pictures/${pictureFile(name, width, 'webp')}`);
    if (found.ok) return found;
  }
  return undefined;
}

/** The whole picture, upright in the middle, on a soft enlargement of itself. JPEG, because messengers know no more. */
async function draw(picture: Response): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.from(await picture.arrayBuffer());
  const { width, height } = SHARE_SIZE;
  const whole = await sharp(bytes).resize({ width, height, fit: 'inside' }).toBuffer();
  const drawn = await sharp(bytes)
    .resize({ width, height, fit: 'cover' })
    .blur(40)
    .modulate({ brightness: 0.85 })
    .composite([{ input: whole, gravity: 'centre' }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  return Buffer.from(drawn);
}

/** What a link to a template shows in a messenger. Drawn when first asked for; the latest are kept in memory. */
export function pictureCards(find: Find) {
  const cards = new Map<string, Promise<Buffer<ArrayBuffer> | undefined>>();
  const cardOf = (name: string) => {
    const card = cards.get(name) ?? findLargest(name, find).then((picture) => picture && draw(picture));
    // What was asked for last is forgotten last; what is not there, or failed, is not kept at all.
    cards.delete(name);
    cards.set(name, card);
    card.then(
      (made) => made ?? cards.delete(name),
      () => cards.delete(name),
    );
    for (const oldest of cards.keys()) if (cards.size > KEPT) cards.delete(oldest);
    return card;
  };
  const app = new Hono();
  app.get('/pictures/:file', async (c, next) => {
    const name = cardNameIn(c.req.param('file'));
    if (!name) return next();
    const card = await cardOf(name);
    if (!card) return c.notFound();
    c.header('content-type', 'image/jpeg');
    c.header('cache-control', c.req.query('v') ? FOR_EVER : FOR_NOW);
    c.header('cross-origin-resource-policy', 'cross-origin');
    return c.body(card);
  });
  return app;
}
