import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const refundDesk = translationOf<typeof ko.refundDesk>()({
  title: 'Hoàn tiền',
  byRule: 'Theo quy định',
  why: 'Căn cứ',
  left: 'Có thể hoàn',
  clause: {
    before_work: 'Chưa bắt đầu, trong {days} ngày kể từ khi thanh toán: toàn bộ',
    work_started: 'Đã bắt đầu, chưa gửi bản nháp: {percent}%',
    draft_delivered: 'Đã gửi bản nháp: không hoàn',
    unstated: 'Chưa bắt đầu, quá {days} ngày kể từ khi thanh toán: quy định không nêu, studio quyết định',
  },
  disputed: 'Đơn vị thanh toán đang xử lý khiếu nại nên không thể hoàn tiền.',
  open: 'Hoàn tiền',
  asked: 'Khách hàng yêu cầu hủy',
  askedText: 'Yêu cầu lúc {date}. Quy định không nêu trường hợp này, vui lòng quyết định.',
  askedElsewhere:
    'Yêu cầu lúc {date}. Khoản thanh toán qua một tài khoản hiện không còn kết nối: hãy hoàn tiền trong trang quản trị của đơn vị thanh toán rồi hủy đơn hàng.',
  decline: 'Từ chối yêu cầu',
  form: {
    title: 'Hoàn tiền',
    limit: 'Có thể hoàn tối đa {amount}.',
    how: 'Số tiền hoàn',
    rule: 'Theo quy định',
    offer: 'Toàn bộ phần còn lại',
    other: 'Số tiền khác',
    amount: 'Số tiền ({currency})',
    reason: 'Lý do',
    reasonHint: 'Ghi lại vì sao khác với quy định. Khách hàng không thấy phần này.',
    cancelOrder: 'Hủy luôn đơn hàng',
    confirm: 'Hoàn {amount}',
    keep: 'Đóng',
  },
  answer: {
    title: 'Từ chối yêu cầu hủy?',
    text: 'Đơn hàng tiếp tục được thực hiện và khách hàng nhận câu trả lời dưới đây qua email.',
    label: 'Trả lời cho khách hàng',
    send: 'Từ chối và gửi trả lời',
    keep: 'Đóng',
    sent: 'Đã gửi câu trả lời',
  },
  again: 'Thử hoàn tiền lại',
  started: 'Đã bắt đầu hoàn tiền',
  status: { requested: 'Đang yêu cầu', pending: 'Đang xử lý', succeeded: 'Hoàn tất', failed: 'Thất bại' },
  failure: {
    FULL_REFUND_ONLY: 'Khoản thanh toán này chỉ có thể hoàn toàn bộ',
    DISPUTED: 'Đơn vị thanh toán đang xử lý khiếu nại',
  },
  reason: {
    policy: 'Theo quy định',
    goodwill: 'Studio quyết định',
    late_payment: 'Thanh toán sau khi hủy',
    second_payment: 'Thanh toán hai lần',
  },
});
