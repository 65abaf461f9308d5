import type { Language } from '@softbox/config/languages';
import { SITE_PAGES, type SitePage, type SiteWords } from '@softbox/config/site-texts';
import { siteTextRevisions, siteTexts } from '@softbox/db';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../services.ts';

type Words = Record<string, string>;

/** The studio's own words in one language, by message key, as visitors read them. */
export async function shownTexts({ db }: Pick<Services, 'db'>, { language }: { language: Language }): Promise<Words> {
  const shown = await db.read
    .select({ words: siteTextRevisions.words })
    .from(siteTexts)
    .innerJoin(
      siteTextRevisions,
      and(eq(siteTextRevisions.page, siteTexts.page), eq(siteTextRevisions.number, siteTexts.revision)),
    );
  return Object.assign({}, ...shown.map(({ words }) => words[language]));
}

/** The words of one page as they were published under a number; none for the built-in ones. */
async function wordsOfRevision(
  { db }: Pick<Services, 'db'>,
  { page, number }: { page: SitePage; number: number },
): Promise<SiteWords> {
  const [found] = await db.read
    .select({ words: siteTextRevisions.words })
    .from(siteTextRevisions)
    .where(and(eq(siteTextRevisions.page, page), eq(siteTextRevisions.number, number)));
  return found?.words ?? {};
}

/** The same with what is being written instead, where something is. */
export async function draftedTexts(
  services: Pick<Services, 'db'>,
  { language }: { language: Language },
): Promise<Words> {
  const rows = await services.db.read.select().from(siteTexts);
  const pages = await Promise.all(
    SITE_PAGES.map(async (page) => {
      const row = rows.find((each) => each.page === page);
      return row?.draft ?? wordsOfRevision(services, { page, number: row?.revision ?? 0 });
    }),
  );
  return Object.assign({}, ...pages.map((words) => words[language]));
}
