import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const cart = translationOf<typeof ko.cart>()({
  title: 'Giỏ hàng',
  description: 'Xem lại các mẫu đã chọn và đặt tất cả cùng lúc.',
  added: 'Đã thêm {title} vào giỏ hàng.',
  addFailed: 'Không thể thêm vào giỏ',
  changeFailed: 'Không thể thay đổi giỏ hàng',
  items: 'Các mẫu trong giỏ',
  each: '{price} mỗi mẫu',
  quantity: 'Số lượng {title}',
  increase: 'Tăng số lượng {title}',
  decrease: 'Giảm số lượng {title}',
  remove: 'Xóa {title}',
  removed: 'Đã bỏ {title} khỏi giỏ hàng.',
  undo: 'Hoàn tác',
  summary: 'Tóm tắt',
  count: '{count} mẫu',
  total: 'Tổng cộng',
  orderAll: 'Đặt tất cả',
  note: 'Bạn có thể kiểm tra lại mọi thứ trước khi thanh toán.',
  continueShopping: 'Xem thêm mẫu',
  empty: 'Giỏ hàng đang trống',
  emptyText: 'Hãy chọn những mẫu bạn thích rồi đặt cùng lúc.',
  loadFailed: 'Không tải được giỏ hàng',
});
