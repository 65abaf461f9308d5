import { LANGUAGES } from '@softbox/config/languages';
import { SITE_PAGES, type SiteWords } from '@softbox/config/site-texts';
import { z } from 'zod';

const Words = z.custom<SiteWords>();

/** A page whose words can be edited, as the desk lists it. */
export const EditablePage = z.object({
  page: z.enum(SITE_PAGES),
  /** The revision that visitors read; 0 for the built-in words. */
  revision: z.number().int(),
  isDrafted: z.boolean(),
  /** Who changed it last, and when; null where nobody has, or the account is no more. */
  author: z.string().nullable(),
  updatedAt: z.iso.datetime().nullable(),
});
export type EditablePage = z.infer<typeof EditablePage>;

export const PageTexts = EditablePage.extend({
  version: z.number().int(),
  /** What is being written; what is shown where nothing is. */
  words: Words,
  /** What is said where the studio has no words of its own. Figures stand in it by name. */
  builtIn: Words,
  /** Newest first. */
  history: z.array(
    z.object({
      number: z.number().int(),
      author: z.string().nullable(),
      createdAt: z.iso.datetime(),
      /** The revision that it brought back. */
      restored: z.number().int().nullable(),
      /** In which languages it differs from the one before. */
      languages: z.array(z.enum(LANGUAGES)),
    }),
  ),
});
export type PageTexts = z.infer<typeof PageTexts>;
