import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const common = translationOf<typeof ko.common>()({
  brand: 'Softbox',
  close: 'Đóng',
  cancel: 'Hủy',
  save: 'Lưu',
  edit: 'Chỉnh sửa',
  confirm: 'Xác nhận',
  retry: 'Thử lại',
  loading: 'Đang tải…',
  back: 'Quay lại',
  backHome: 'Về trang chủ',
  next: 'Tiếp theo',
  previous: 'Trước',
  more: 'Xem thêm',
  optional: 'không bắt buộc',
  choose: 'Vui lòng chọn',
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  newTab: 'mở trong thẻ mới',
  success: 'Thành công',
  error: 'Lỗi',
  notifications: 'Thông báo ({hotkey})',
  dismiss: 'Đóng thông báo',
  failure: {
    title: 'Đã xảy ra lỗi',
    text: 'Vui lòng thử lại sau giây lát. Nếu lỗi vẫn tiếp diễn, hãy liên hệ với chúng tôi.',
    network: 'Vui lòng kiểm tra kết nối mạng và thử lại.',
  },
});
