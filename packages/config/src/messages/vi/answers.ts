import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const answers = translationOf<typeof ko.answers>()({
  signedIn: 'Bạn đã đăng nhập.',
  signedOut: 'Bạn đã đăng xuất.',
  registered: 'Đăng ký tài khoản thành công.',
  resetMailSent:
    'Nếu email này đã được đăng ký, chúng tôi đã gửi liên kết đặt lại mật khẩu. Vui lòng kiểm tra hộp thư.',
  passwordReset: 'Mật khẩu đã được thay đổi. Vui lòng đăng nhập bằng mật khẩu mới.',
  passwordChanged: 'Mật khẩu đã được thay đổi.',
  profileSaved: 'Thông tin tài khoản đã được cập nhật.',
  emailRestored: 'Địa chỉ email trước đây đã được khôi phục.',
  sessionEnded: 'Thiết bị đó đã được đăng xuất.',
  orderSaved: 'Chúng tôi đã nhận được đơn hàng của bạn.',
  statusChanged: 'Trạng thái đơn hàng đã được thay đổi.',
  paymentDone: 'Thanh toán thành công.',
  paymentNext: 'Vui lòng tiếp tục thanh toán.',
  paymentDeclined: 'Thanh toán không được chấp nhận.',
  paymentUnauthenticated:
    'Xác thực không thành công nên bạn chưa bị trừ tiền. Vui lòng thử lại hoặc chọn phương thức thanh toán khác.',
  paymentCanceled: 'Thanh toán đã được hủy.',
  paymentReturned: 'Đơn hàng đã bị hủy trước khi khoản thanh toán đến, nên chúng tôi đang hoàn lại toàn bộ số tiền.',
  paymentPending: 'Chúng tôi đang xác nhận kết quả thanh toán.',
  enquirySent: 'Chúng tôi đã nhận được tin nhắn của bạn và sẽ trả lời trong vòng một ngày làm việc.',
});
