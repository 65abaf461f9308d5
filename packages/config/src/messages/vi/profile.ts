import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const profile = translationOf<typeof ko.profile>()({
  title: 'Thông tin của tôi',
  signInRequired: 'Vui lòng đăng nhập',
  signInText: 'Sau khi đăng nhập, bạn có thể xem thông tin và các đơn hàng của mình.',
  details: 'Thông tin tài khoản',
  field: {
    email: 'Email',
    username: 'Tên người dùng',
    firstName: 'Tên',
    lastName: 'Họ',
    phone: 'Số điện thoại',
    joined: 'Ngày đăng ký',
  },
  unknown: 'Chưa có thông tin',
  notGiven: 'Chưa nhập',
  emailHint: 'Khi đổi email, các thiết bị khác sẽ được đăng xuất và chúng tôi sẽ báo đến email cũ.',
  adminEmailHint: 'Email quản trị viên chỉ có thể thay đổi trong cấu hình máy chủ.',
  saving: 'Đang lưu…',
  saved: 'Đã cập nhật hồ sơ',
  failed: 'Cập nhật thất bại',
  network: 'Đã xảy ra lỗi khi cập nhật hồ sơ.',
  orders: {
    title: 'Đơn hàng của bạn',
    empty: 'Chưa có đơn hàng nào',
    emptyText: 'Hãy chọn một mẫu bạn thích và đặt đơn hàng đầu tiên.',
    browse: 'Xem các mẫu',
    placed: 'Đặt ngày {date}',
  },
  password: { title: 'Mật khẩu', text: 'Đổi mật khẩu sẽ đăng xuất bạn khỏi mọi thiết bị khác.' },
  devices: {
    title: 'Thiết bị đang đăng nhập',
    text: 'Nếu thấy thiết bị lạ, hãy đăng xuất thiết bị đó và đổi mật khẩu.',
    current: 'Thiết bị này',
    unknown: 'Thiết bị không xác định',
    lastSeen: 'Dùng lần cuối {date}',
    end: 'Đăng xuất',
    endOn: 'Đăng xuất khỏi {device}',
    failed: 'Không đăng xuất được',
  },
});
