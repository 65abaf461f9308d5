import type { GalleryView } from '@softbox/config/catalog';
import { AppError } from '@softbox/config/errors';
import type { SaveTemplate, SaveView } from '@softbox/config/inputs/admin';
import { imagePath, pictureFile } from '@softbox/config/pictures';
import { raiseContentVersion, sentPictures, type Tx, templates } from '@softbox/db';
import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';
import { recordChange } from '../audit.ts';
import type { MemberContext } from '../context.ts';

/** The studio's own templates count from here, well apart from those that came with the product. */
const FIRST_OWN_ID = 101;

/** Makes a template, or changes one from the version that was looked at. The store shows it at once. */
export async function saveTemplate(ctx: MemberContext, input: SaveTemplate): Promise<{ id: number }> {
  const { id, version, picture, gallery, ...fields } = input;
  const names = [picture, ...gallery.map((view) => view.picture)].flatMap((sent) => sent?.name ?? []);
  await checkFiles(ctx, names);
  const shown = picture ? { picture, image: imagePath(picture.name) } : {};
  return ctx.db.write(async (tx) => {
    await raiseContentVersion(tx, 'catalog');
    // What the sweep has taken meanwhile is not shown: it asks in the same queue.
    const kept = await tx.$count(sentPictures, inArray(sentPictures.name, names));
    if (kept !== new Set(names).size) throw new AppError('FILE_NOT_FOUND');
    if (id === null) return { id: await add(tx, { ...fields, ...shown, gallery: viewsOf(gallery, []) }) };
    const [known] = await tx
      .select({ version: templates.version, gallery: templates.gallery })
      .from(templates)
      .where(eq(templates.id, id));
    if (!known) throw new AppError('TEMPLATE_NOT_FOUND');
    if (version !== undefined && version !== known.version) throw new AppError('TEMPLATE_CHANGED');
    const [changed] = await tx
      .update(templates)
      .set({ ...fields, ...shown, gallery: viewsOf(gallery, known.gallery), version: sql`${templates.version} + 1` })
      .where(and(eq(templates.id, id), eq(templates.version, known.version)))
      .returning({ id: templates.id });
    if (!changed) throw new AppError('TEMPLATE_CHANGED');
    return changed;
  });
}

/** Pictures that were sent in, and views that the template has: no address from outside gets into the store. */
const viewsOf = (wanted: SaveView[], present: GalleryView[]): GalleryView[] =>
  wanted.map(({ image, picture, alt }) => {
    if (picture) return { image: imagePath(picture.name), picture, alt };
    const view = present.find((known) => known.picture === null && known.image === image);
    if (!view) throw new AppError('FILE_NOT_FOUND');
    return { ...view, alt };
  });

async function checkFiles({ files }: MemberContext, names: string[]): Promise<void> {
  for (const name of names) {
    const content = await files.pictures.open(pictureFile(name, 800, 'webp'));
    if (!content) throw new AppError('FILE_NOT_FOUND');
    // Opened only to see whether it is there.
    await content.body.cancel();
  }
}

type Fields = Omit<typeof templates.$inferInsert, 'id' | 'position' | 'image'> & { image?: string };

async function add(tx: Tx, { image = '', ...fields }: Fields): Promise<number> {
  const [last] = await tx.select({ id: max(templates.id), position: max(templates.position) }).from(templates);
  const id = Math.max(FIRST_OWN_ID, (last?.id ?? 0) + 1);
  await tx.insert(templates).values({ ...fields, id, image, position: (last?.position ?? 0) + 1 });
  return id;
}

/** Takes a template off the shelves or puts it back; orders of it stay what they are. */
export const showTemplate = (ctx: MemberContext, { id, active }: { id: number; active: boolean }): Promise<void> =>
  ctx.db.write(async (tx) => {
    const [changed] = await tx
      .update(templates)
      .set({ active, version: sql`${templates.version} + 1` })
      .where(eq(templates.id, id))
      .returning({ id: templates.id });
    if (!changed) throw new AppError('TEMPLATE_NOT_FOUND');
    const detail = { before: !active, after: active };
    await recordChange(tx, ctx, { kind: 'admin.showTemplate', target: String(id), detail });
    await raiseContentVersion(tx, 'catalog');
  });

/** Puts the templates into an order; refused where somebody has added one meanwhile. */
export const orderTemplates = (ctx: MemberContext, { ids }: { ids: number[] }): Promise<void> =>
  ctx.db.write(async (tx) => {
    const known = await tx.select({ id: templates.id }).from(templates).orderBy(asc(templates.id));
    const wanted = [...ids].sort((a, b) => a - b);
    if (wanted.join() !== known.map(({ id }) => id).join()) throw new AppError('TEMPLATE_CHANGED');
    for (const [index, id] of ids.entries())
      await tx
        .update(templates)
        .set({ position: index + 1 })
        .where(eq(templates.id, id));
    await raiseContentVersion(tx, 'catalog');
  });
