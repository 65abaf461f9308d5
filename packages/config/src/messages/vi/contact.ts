import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const contact = translationOf<typeof ko.contact>()({
  form: 'Liên hệ',
  name: 'Họ và tên',
  email: 'Địa chỉ email',
  company: 'Công ty',
  service: 'Dịch vụ bạn quan tâm',
  services: {
    basic: 'Gói cơ bản',
    premium: 'Gói cao cấp',
    custom: 'Dự án theo yêu cầu',
    consultation: 'Tư vấn miễn phí',
  },
  message: 'Nội dung',
  messageHint: 'Loại sản phẩm, số ảnh cần có và nơi sử dụng: càng rõ, chúng tôi trả lời càng chính xác.',
  send: 'Gửi tin nhắn',
  privacy: 'Chúng tôi chỉ dùng thông tin bạn gửi để trả lời bạn.',
  privacyLink: 'Cách chúng tôi xử lý thông tin cá nhân',
  sent: 'Đã gửi tin nhắn!',
  failed: 'Không gửi được tin nhắn',
  failedText: 'Đã có lỗi xảy ra. Vui lòng thử lại.',
});
