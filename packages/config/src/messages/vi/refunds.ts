import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const refunds = translationOf<typeof ko.refunds>()({
  title: 'Hủy đơn và hoàn tiền',
  now: 'Nếu bạn hủy ngay bây giờ',
  back: 'Được hoàn {amount}',
  clause: {
    before_work: 'Công việc chưa bắt đầu và chưa quá {days} ngày kể từ khi thanh toán, nên bạn được hoàn toàn bộ.',
    work_started: 'Công việc đã bắt đầu, nên bạn được hoàn {percent}% số tiền đã thanh toán.',
    draft_delivered: 'Sau khi đã gửi bản nháp, chúng tôi không thể hoàn tiền.',
    unstated:
      'Đã quá {days} ngày kể từ khi thanh toán nhưng công việc chưa bắt đầu. Nhân viên của chúng tôi sẽ xem xét và thông báo số tiền được hoàn.',
  },
  until: 'Nếu công việc chưa bắt đầu, bạn được hoàn toàn bộ đến hết {date}.',
  cancel: 'Hủy đơn hàng',
  ask: 'Yêu cầu hủy',
  dialog: {
    title: 'Hủy đơn hàng này?',
    askTitle: 'Gửi yêu cầu hủy?',
    due: 'Số tiền được hoàn',
    decided: 'Do nhân viên xem xét quyết định',
    way: 'Tiền được hoàn theo phương thức đã thanh toán. Tùy đơn vị thanh toán, việc này có thể mất vài ngày.',
    final: 'Đơn hàng đã hủy không thể khôi phục.',
    askText: 'Đơn hàng vẫn được giữ nguyên cho đến khi chúng tôi trả lời.',
    confirm: 'Hủy và nhận lại {amount}',
    askConfirm: 'Gửi yêu cầu',
    keep: 'Giữ đơn hàng',
  },
  cancelled: 'Đơn hàng đã được hủy',
  cancelledText: 'Chúng tôi đã bắt đầu hoàn {amount}.',
  asked: 'Đã gửi yêu cầu hủy',
  askedText: 'Nhân viên sẽ xem xét và trả lời bạn qua email.',
  request: {
    open: 'Nhân viên đang xem xét yêu cầu hủy của bạn. Kết quả sẽ được báo qua email.',
    declined: 'Trả lời của studio về yêu cầu hủy:',
  },
  list: 'Các lần hoàn tiền',
  reason: {
    late_payment: 'Thanh toán đến sau khi đơn đã hủy',
    second_payment: 'Khoản thanh toán lần thứ hai',
    policy: 'Hoàn tiền theo quy định',
    goodwill: 'Hoàn tiền theo quyết định của studio',
  },
  status: {
    requested: 'Đang yêu cầu hoàn',
    pending: 'Đơn vị thanh toán đang xử lý',
    succeeded: 'Đã hoàn tiền',
    failed: 'Đang kiểm tra',
  },
  failed: 'Việc hoàn tiền chưa thực hiện được ngay. Nhân viên của chúng tôi đang kiểm tra.',
});
