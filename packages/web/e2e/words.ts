import { createTranslate, type Translate } from '@softbox/config/i18n';
import type { Language } from '@softbox/config/languages';
import { loadMessages } from '@softbox/config/load-messages';

/** The product's own words, so that a journey finds what a customer would read. */
export const wordsIn = async (language: Language): Promise<Translate> => createTranslate(await loadMessages(language));
