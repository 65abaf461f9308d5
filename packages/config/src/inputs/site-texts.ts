import { z } from 'zod';
import { LANGUAGES } from '../languages.ts';
import { editablesOf, figuresIn, SITE_PAGES, type SitePage, type SiteWords } from '../site-texts.ts';
import { optionalText } from './fields.ts';

/** One field: empty for the built-in words. Plain text, like every word of the site. */
const field = ({ max, lines = 1, holds = [] }: ReturnType<typeof editablesOf>[number]) =>
  optionalText(max)
    .transform((text) => (lines === 1 ? text.replace(/\s+/g, ' ') : text.replace(/\n+/g, '\n')))
    .refine((text) => text.split('\n').length <= lines, { error: 'admin.content.texts.tooManyLines' })
    .refine((text) => text === '' || figuresIn(text).join() === [...holds].sort().join(), {
      error: 'admin.content.texts.figures',
    });

/** The words of one page in all languages; only what is the studio's own is kept. */
export const wordsOfPage = (page: SitePage): z.ZodType<SiteWords, SiteWords> => {
  const fields = z.strictObject(Object.fromEntries(editablesOf(page).map((each) => [each.key, field(each)])));
  // The shape is that of SiteWords: its keys are the page's, its languages ours.
  return z
    .strictObject(Object.fromEntries(LANGUAGES.map((language) => [language, fields.optional()])))
    .transform((words) =>
      Object.fromEntries(
        Object.entries(words).flatMap(([language, said]) => {
          const own = Object.entries(said ?? {}).filter(([, text]) => text !== '');
          return own.length > 0 ? [[language, Object.fromEntries(own)]] : [];
        }),
      ),
    ) as unknown as z.ZodType<SiteWords, SiteWords>;
};

const page = z.enum(SITE_PAGES);
export const OfPage = z.object({ page });

/** `version`: the page as it was looked at; 0 for one that was never edited. */
const seen = { version: z.number().int() };

const saveOf = <P extends SitePage>(name: P) => z.object({ page: z.literal(name), ...seen, words: wordsOfPage(name) });
export const SaveTexts = z.discriminatedUnion('page', [saveOf('main'), saveOf('services'), saveOf('enquiry')]);
export type SaveTexts = z.infer<typeof SaveTexts>;

export const ChangeTexts = OfPage.extend(seen);
export type ChangeTexts = z.infer<typeof ChangeTexts>;
/** `number`: the revision that is brought back; 0 for the built-in words. */
export const RestoreTexts = ChangeTexts.extend({ number: z.number().int().min(0) });
export type RestoreTexts = z.infer<typeof RestoreTexts>;

export const InLanguage = z.object({ language: z.enum(LANGUAGES) });
