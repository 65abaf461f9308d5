import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const order = translationOf<typeof ko.order>()({
  /** What an order is called in one line. */
  summary: { several: '{title} 及另外 {count} 件', times: '{title} × {quantity}' },
});
