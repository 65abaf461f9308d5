import { mergeWords } from '@softbox/db';
import type { Services } from '../services.ts';

/** The job 'words.forget': pieces of words, in what the desk searches, whose rows are gone. Twice does no harm. */
export const forgetWords = ({ db }: Pick<Services, 'db'>): Promise<void> => mergeWords(db.write);
