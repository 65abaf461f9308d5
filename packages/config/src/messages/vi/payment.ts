import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const payment = translationOf<typeof ko.payment>()({
  complete: { title: 'Thanh toán hoàn tất', text: 'Thanh toán đã hoàn tất thành công.' },
  failed: { title: 'Thanh toán thất bại', text: 'Đã xảy ra lỗi khi xử lý thanh toán.' },
  canceled: { title: 'Đã hủy thanh toán', text: 'Thanh toán đã được hủy.' },
  notCanceled: {
    title: 'Chưa hủy được thanh toán',
    text: 'Chúng tôi chưa xác nhận được việc hủy thanh toán. Nếu bạn đã thanh toán, khoản tiền sẽ được tính cho đơn hàng và chúng tôi sẽ gửi email cho bạn.',
  },
  dialog: {
    title: 'Thanh toán',
    plan: 'Sản phẩm đã chọn',
    amount: 'Số tiền',
    charge: 'Số tiền bị thu',
    opening: 'Đang mở {provider}…',
    waiting: 'Vui lòng hoàn tất thanh toán trên {provider}.',
    canceling: 'Đang hủy thanh toán…',
    cancel: 'Hủy thanh toán',
    saved: 'Đơn hàng đã được lưu. Bạn có thể thanh toán lại cho đơn này.',
    another: 'Bạn cũng có thể chọn phương thức thanh toán khác cho đơn này.',
    paid: 'Đơn hàng này đã được thanh toán.',
    again: 'Thanh toán lại',
    later: 'Thanh toán sau',
    order: 'Xem đơn hàng',
    notPayable: 'Hiện không thể thanh toán đơn hàng này.',
  },
  scan: {
    code: 'Mã QR thanh toán {provider}',
    instruction: 'Hãy quét mã này bằng ứng dụng {provider} trên điện thoại.',
    waiting: 'Màn hình này sẽ tự chuyển tiếp sau khi bạn thanh toán.',
    validUntil: 'Bạn có thể thanh toán đến {time}.',
    expired: 'Mã QR đã hết hạn',
    expiredText: 'Đơn hàng của bạn vẫn được lưu. Vui lòng thanh toán bằng mã mới.',
    renew: 'Lấy mã mới',
    unreachable:
      'Hiện chưa kiểm tra được thanh toán. Vui lòng kiểm tra kết nối mạng; chúng tôi sẽ kiểm tra lại ngay khi có kết nối.',
    sandbox: 'Mở trang thanh toán thử',
  },
  success: {
    title: 'Cảm ơn bạn đã đặt hàng',
    text: 'Thanh toán đã hoàn tất thành công. Chúng tôi sẽ bắt đầu xử lý đơn hàng.',
    twiceText:
      'Chúng tôi đã nhận hai khoản thanh toán cho đơn hàng này. Đơn hàng chỉ tính một lần thanh toán và vẫn được thực hiện; khoản thứ hai sẽ tự động được hoàn lại toàn bộ. Chúng tôi sẽ gửi email khi hoàn tất.',
    checking: 'Đang kiểm tra thanh toán',
    checkingText: 'Vui lòng chờ giây lát. Đơn hàng vẫn an toàn dù bạn đóng trang này.',
    late: 'Việc xác nhận lâu hơn bình thường',
    lateText: 'Chúng tôi sẽ gửi email ngay khi thanh toán được xác nhận. Bạn không cần thanh toán lại.',
    notConfirmed: 'Chưa xác nhận được thanh toán',
    notConfirmedText:
      'Không tìm thấy thanh toán hoàn tất nào ứng với địa chỉ này. Nếu đã thanh toán, hãy mở liên kết đơn hàng trong email của chúng tôi.',
    unreachable: 'Không tải được trạng thái thanh toán',
    order: 'Xem đơn hàng',
    checkAgain: 'Kiểm tra lại',
  },
  fail: {
    title: 'Thanh toán chưa hoàn tất',
    canceledTitle: 'Thanh toán đã được hủy',
    lateTitle: 'Tiền của bạn đang được hoàn lại',
    lateText:
      'Khi khoản thanh toán đến, đơn hàng này đã bị hủy. Toàn bộ số tiền sẽ tự động được hoàn lại và chúng tôi sẽ gửi email khi hoàn tất. Nếu bạn vẫn muốn sử dụng dịch vụ, vui lòng đặt đơn mới.',
    text: 'Đã xảy ra lỗi khi xử lý thanh toán. Vui lòng thử lại.',
    saved: 'Đơn hàng của bạn vẫn được lưu. Bạn có thể thanh toán lại cho đơn này.',
    again: 'Thử lại',
    order: 'Xem đơn hàng',
  },
});
