import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const order = translationOf<typeof ko.order>()({
  /** What an order is called in one line. */
  summary: { several: '{title} and {count} more', times: '{title} × {quantity}' },
});
