import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const answers = translationOf<typeof ko.answers>()({});
