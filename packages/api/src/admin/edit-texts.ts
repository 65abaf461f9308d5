import { AppError } from '@softbox/config/errors';
import type { ChangeTexts, RestoreTexts, SaveTexts } from '@softbox/config/inputs/site-texts';
import type { SitePage, SiteWords } from '@softbox/config/site-texts';
import { newId, raiseContentVersion, siteTextRevisions, siteTexts, type Tx } from '@softbox/db';
import { and, eq, max, sql } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import { getTexts } from './get-texts.ts';
import type { PageTexts } from './text-view.ts';

type Row = typeof siteTexts.$inferSelect;

/** Keeps what is being written. Nobody but the studio sees it. */
export async function saveTexts(ctx: MemberContext, { page, version, words }: SaveTexts): Promise<PageTexts> {
  await ctx.db.write((tx) => change(tx, ctx, { page, version }, () => ({ draft: words })));
  return getTexts(ctx, { page });
}

/** Throws away what is being written. */
export async function discardTexts(ctx: MemberContext, input: ChangeTexts): Promise<PageTexts> {
  await ctx.db.write((tx) => change(tx, ctx, input, () => ({ draft: null })));
  return getTexts(ctx, input);
}

/** Shows visitors what was written, at once. */
export async function publishTexts(ctx: MemberContext, input: ChangeTexts): Promise<PageTexts> {
  await ctx.db.write((tx) =>
    change(tx, ctx, input, async ({ draft }) => {
      // Nothing waits: somebody has published or thrown it away.
      if (!draft) throw new AppError('CONTENT_CHANGED');
      return { draft: null, revision: await addRevision(tx, ctx, { page: input.page, words: draft }) };
    }),
  );
  return getTexts(ctx, input);
}

/** Shows visitors once more what they read before. What is being written stays. */
export async function restoreTexts(ctx: MemberContext, { number, ...input }: RestoreTexts): Promise<PageTexts> {
  const { page } = input;
  await ctx.db.write((tx) =>
    change(tx, ctx, input, async () => {
      const [former] = await tx
        .select()
        .from(siteTextRevisions)
        .where(and(eq(siteTextRevisions.page, page), eq(siteTextRevisions.number, number)));
      if (!former && number !== 0) throw new AppError('NOT_FOUND');
      return { revision: await addRevision(tx, ctx, { page, words: former?.words ?? {}, restored: number }) };
    }),
  );
  return getTexts(ctx, input);
}

/** From the version that was looked at, or not at all. */
async function change(
  tx: Tx,
  { actor, clock }: MemberContext,
  { page, version }: ChangeTexts,
  make: (before: Pick<Row, 'draft'>) => Promise<Partial<Row>> | Partial<Row>,
): Promise<void> {
  const [before] = await tx.select().from(siteTexts).where(eq(siteTexts.page, page));
  if ((before?.version ?? 0) !== version) throw new AppError('CONTENT_CHANGED');
  const made = { ...(await make(before ?? { draft: null })), authorId: actor.userId, updatedAt: clock.now() };
  await tx
    .insert(siteTexts)
    .values({ page, ...made })
    .onConflictDoUpdate({ target: siteTexts.page, set: { ...made, version: sql`${siteTexts.version} + 1` } });
}

async function addRevision(
  tx: Tx,
  { actor, clock }: MemberContext,
  { page, words, restored = null }: { page: SitePage; words: SiteWords; restored?: number | null },
): Promise<number> {
  const [last] = await tx
    .select({ number: max(siteTextRevisions.number) })
    .from(siteTextRevisions)
    .where(eq(siteTextRevisions.page, page));
  const number = (last?.number ?? 0) + 1;
  await tx.insert(siteTextRevisions).values({
    id: newId('textRevision'),
    page,
    number,
    words,
    restored,
    authorId: actor.userId,
    createdAt: clock.now(),
  });
  await raiseContentVersion(tx, 'texts');
  return number;
}
