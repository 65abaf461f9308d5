import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const order = translationOf<typeof ko.order>()({
  /** What an order is called in one line. */
  summary: { several: '{title} và {count} sản phẩm khác', times: '{title} × {quantity}' },
});
