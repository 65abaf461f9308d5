import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const reviews = translationOf<typeof ko.reviews>()({
  title: 'Khách hàng nói gì',
  none: 'Chưa có đánh giá nào.',
  summary: '{average} trên 5 · {count} đánh giá',
  stars: '{rating} trên 5 sao',
  approved: 'Đã mua hàng',
  newest: 'Đang hiện {count} đánh giá mới nhất.',
  about: 'Đã mua {title}',
  write: {
    title: 'Đánh giá',
    text: 'Bạn có hài lòng với bộ ảnh không? Sau khi nhận ảnh, hãy chia sẻ cảm nhận của bạn. Chúng tôi đọc mọi đánh giá trước khi đăng lên trang.',
    open: 'Viết đánh giá',
    change: 'Sửa đánh giá',
    rating: 'Số sao',
    star: '{rating} sao',
    words: 'Nội dung đánh giá',
    wordsHint: 'Tối đa 1.000 ký tự giúp người khác dễ lựa chọn.',
    name: 'Tên hiển thị',
    nameHint: 'Không cần tên thật. Bạn có thể dùng tên thương hiệu.',
    send: 'Gửi đánh giá',
    sent: 'Cảm ơn bạn đã đánh giá.',
    sentText: 'Đánh giá sẽ hiện sau khi chúng tôi đọc.',
    overtaken: 'Bạn đã sửa đánh giá này ở cửa sổ khác. Nội dung vẫn còn ở đây; nhấn lần nữa để gửi.',
    status: { pending: 'Đang xem', approved: 'Đã đăng', hidden: 'Không đăng' },
    pendingText: 'Chúng tôi đang đọc. Bạn có thể sửa cho đến khi được đăng.',
    hiddenText: 'Lời nhắn từ studio: {reason}',
  },
  ratingMissing: 'Vui lòng chọn số sao.',
});
