import { AppError } from '@softbox/config/errors';
import type { SaveTemplate } from '@softbox/config/inputs/admin';
import { imagePath, pictureFile } from '@softbox/config/pictures';
import { raiseContentVersion, type Tx, templates } from '@softbox/db';
import { and, asc, eq, max, sql } from 'drizzle-orm';
import { recordChange } from '../audit.ts';
import type { MemberContext } from '../context.ts';

/** The studio's own templates count from here, well apart from those that came with the product. */
const FIRST_OWN_ID = 101;

/** Makes a template, or changes one from the version that was looked at. The store shows it at once. */
export async function saveTemplate(ctx: MemberContext, input: SaveTemplate): Promise<{ id: number }> {
  const { id, version, picture, ...fields } = input;
  if (picture && !(await ctx.files.pictures.open(pictureFile(picture.name, 800, 'webp')).then(discard)))
    throw new AppError('FILE_NOT_FOUND');
  // Views of another picture are none of this one.
  const shown = picture ? { picture, image: imagePath(picture.name), gallery: [] } : {};
  return ctx.db.write(async (tx) => {
    await raiseContentVersion(tx, 'catalog');
    if (id === null) return { id: await add(tx, { ...fields, ...shown }) };
    const [changed] = await tx
      .update(templates)
      .set({ ...fields, ...shown, version: sql`${templates.version} + 1` })
      .where(and(eq(templates.id, id), version === undefined ? undefined : eq(templates.version, version)))
      .returning({ id: templates.id });
    if (changed) return changed;
    const [known] = await tx.select({ id: templates.id }).from(templates).where(eq(templates.id, id));
    throw new AppError(known ? 'TEMPLATE_CHANGED' : 'TEMPLATE_NOT_FOUND');
  });
}

/** A file that was opened only to see whether it is there. */
async function discard(content: { body: ReadableStream } | null): Promise<boolean> {
  await content?.body.cancel();
  return content !== null;
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
