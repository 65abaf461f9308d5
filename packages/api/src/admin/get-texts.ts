import { LANGUAGES } from '@softbox/config/languages';
import { loadMessages } from '@softbox/config/load-messages';
import { changedLanguages, editablesOf, SITE_PAGES, type SitePage, type SiteWords } from '@softbox/config/site-texts';
import { authUsers, siteTextRevisions, siteTexts } from '@softbox/db';
import { desc, eq } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import type { EditablePage, PageTexts } from './text-view.ts';

/** More are kept; a screen that shows them all helps nobody. */
const SHOWN_REVISIONS = 30;

const rowsOf = ({ db }: MemberContext) =>
  db.read
    .select({ row: siteTexts, author: authUsers.username })
    .from(siteTexts)
    .leftJoin(authUsers, eq(authUsers.id, siteTexts.authorId));

const viewed = (page: SitePage, found: Awaited<ReturnType<typeof rowsOf>>[number] | undefined): EditablePage => ({
  page,
  revision: found?.row.revision ?? 0,
  isDrafted: !!found?.row.draft,
  author: found?.author ?? null,
  updatedAt: found?.row.updatedAt.toISOString() ?? null,
});

/** The pages whose words can be edited, and how far that is. */
export async function listTexts(ctx: MemberContext): Promise<EditablePage[]> {
  const rows = await rowsOf(ctx);
  return SITE_PAGES.map((page) =>
    viewed(
      page,
      rows.find(({ row }) => row.page === page),
    ),
  );
}

/** Everything that is needed to edit one page. */
export async function getTexts(ctx: MemberContext, { page }: { page: SitePage }): Promise<PageTexts> {
  const [[found], revisions, builtIn] = await Promise.all([
    rowsOf(ctx).where(eq(siteTexts.page, page)),
    ctx.db.read
      .select({ revision: siteTextRevisions, author: authUsers.username })
      .from(siteTextRevisions)
      .leftJoin(authUsers, eq(authUsers.id, siteTextRevisions.authorId))
      .where(eq(siteTextRevisions.page, page))
      .orderBy(desc(siteTextRevisions.number))
      .limit(SHOWN_REVISIONS + 1),
    builtInWords(page),
  ]);
  const shown = revisions.find(({ revision }) => revision.number === found?.row.revision);
  return {
    ...viewed(page, found),
    version: found?.row.version ?? 0,
    words: found?.row.draft ?? shown?.revision.words ?? {},
    builtIn,
    history: revisions.slice(0, SHOWN_REVISIONS).map(({ revision, author }, index) => ({
      number: revision.number,
      author,
      createdAt: revision.createdAt.toISOString(),
      restored: revision.restored,
      languages: changedLanguages(page, revisions[index + 1]?.revision.words ?? {}, revision.words),
    })),
  };
}

async function builtInWords(page: SitePage): Promise<SiteWords> {
  const words = await Promise.all(
    LANGUAGES.map(async (language) => {
      const tree = await loadMessages(language);
      // Not filled: the figures' names are what an editor has to keep.
      const said = (key: string) =>
        key
          .split('.')
          .reduce<unknown>((node, part) => Object.entries(Object(node)).find(([name]) => name === part)?.[1], tree);
      return [language, Object.fromEntries(editablesOf(page).map(({ key }) => [key, String(said(key))]))];
    }),
  );
  return Object.fromEntries(words);
}
