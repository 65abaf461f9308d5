import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const receipts = translationOf<typeof ko.receipts>()({
  kind: { receipt: 'Biên nhận', credit_note: 'Phiếu hoàn tiền', reversal: 'Phiếu hủy hoàn tiền' },
  title: 'Biên nhận',
  number: 'Số',
  issued: 'Ngày lập',
  order: 'Mã đơn hàng',
  corrects: 'Cho biên nhận',
  reverses: 'Cho phiếu hoàn tiền',
  seller: 'Bên bán',
  representative: 'Đại diện: {name}',
  registration: 'Mã số doanh nghiệp: {number}',
  buyer: 'Khách hàng',
  item: 'Sản phẩm',
  quantity: 'Số lượng',
  unit: 'Đơn giá',
  amount: 'Thành tiền',
  total: 'Tổng cộng',
  paid: 'Số tiền đã thanh toán',
  refunded: 'Số tiền hoàn',
  returned: 'Khoản hoàn bị trả lại',
  method: 'Phương thức thanh toán',
  transaction: 'Mã giao dịch',
  test: 'Thanh toán thử nghiệm. Không có tiền thật được chuyển.',
  thanks: 'Cảm ơn bạn. Liên hệ: {email}',
});
