import { LIFETIMES } from '@softbox/config/limits';
import { imagePath, PICTURE_FORMATS, PICTURE_WIDTHS, pictureFile } from '@softbox/config/pictures';
import { orderLines, sentPictures, type Tx, templates } from '@softbox/db';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { enqueue } from '../jobs/queue.ts';
import type { Services } from '../services.ts';

/**
 * Forgets the studio's own pictures that nothing has shown for a while: no template, and no order as it was placed. One
 * that has just been sent in, or taken off a template, has that time too.
 */
export async function sweepPictures({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  if ((await db.read.$count(sentPictures)) === 0) return;
  const now = clock.now();
  await db.write(async (tx) => {
    const pictures = await tx.select().from(sentPictures);
    const shown = await shownOf(tx, pictures);
    const mark = (idleSince: Date | null, which: typeof pictures) =>
      tx
        .update(sentPictures)
        .set({ idleSince })
        .where(
          inArray(
            sentPictures.name,
            which.map(({ name }) => name),
          ),
        );
    await mark(
      null,
      pictures.filter(({ name, idleSince }) => idleSince && shown.has(name)),
    );
    await mark(
      now,
      pictures.filter(({ name, idleSince }) => !idleSince && !shown.has(name)),
    );
    const before = new Date(now.getTime() - LIFETIMES.idlePicture);
    const gone = await tx.delete(sentPictures).where(lt(sentPictures.idleSince, before)).returning();
    const fileIds = gone.flatMap(({ name }) => filesOf(name));
    if (fileIds.length > 0) await enqueue(tx, { name: 'files.forget', payload: { fileIds }, now });
  });
}

const filesOf = (name: string) =>
  PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => pictureFile(name, width, format)));

async function shownOf(tx: Tx, pictures: { name: string }[]): Promise<Set<string>> {
  const rows = await tx.select({ image: templates.image, gallery: templates.gallery }).from(templates);
  const images = new Set(rows.flatMap(({ image, gallery }) => [image, ...gallery.map((view) => view.image)]));
  const shown = new Set<string>();
  for (const { name } of pictures)
    if (images.has(imagePath(name)) || (await isOrdered(tx, imagePath(name)))) shown.add(name);
  return shown;
}

async function isOrdered(tx: Tx, image: string): Promise<boolean> {
  const [line] = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    // The first half names the index: order_lines_sent_pictures.
    .where(and(sql`${orderLines.image} glob '/pictures/u-*'`, eq(orderLines.image, image)))
    .limit(1);
  return line !== undefined;
}
