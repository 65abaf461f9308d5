import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const privacy = translationOf<typeof ko.privacy>()({
  title: 'Dữ liệu của bạn',
  text: 'Tải về thông tin chúng tôi đang lưu giữ hoặc xóa tài khoản.',
  password: 'Mật khẩu',
  export: {
    open: 'Tải dữ liệu của tôi',
    text: 'Thông tin cá nhân, đơn hàng, biên lai và tệp bạn đã gửi, gói trong một tệp ZIP. Nhập mật khẩu để xác nhận đây là bạn.',
    submit: 'Tải về',
    done: 'Đã tải tệp xuống.',
  },
  erase: {
    open: 'Xóa tài khoản',
    title: 'Xóa tài khoản của bạn?',
    text: 'Không thể hoàn tác. Thông tin cá nhân, phiên đăng nhập, giỏ hàng và tệp bạn đã gửi sẽ bị xóa hết.',
    keeps:
      'Theo luật, chúng tôi giữ biên lai và lịch sử thanh toán của {count} đơn hàng đã trả tiền, không còn gắn với tài khoản.',
    guests:
      'Câu hỏi và đơn hàng gửi khi chưa đăng nhập không bị xóa theo. Hãy liên hệ nếu bạn muốn xóa cả những mục đó.',
    email: 'Nhập email của bạn để xác nhận',
    submit: 'Xóa vĩnh viễn',
    done: 'Đã xóa tài khoản của bạn',
    doneText: 'Cảm ơn bạn đã đồng hành cùng chúng tôi.',
    waits: 'Chưa thể xóa',
    waitsText: 'Bạn có thể xóa khi các đơn hàng sau hoàn tất.',
  },
  reason: {
    work: 'Đang thực hiện',
    refund: 'Đang hoàn tiền',
    cancellation: 'Đang xét yêu cầu hủy',
    payment: 'Đang kiểm tra thanh toán',
  },
  desk: {
    title: 'Dữ liệu cá nhân',
    text: 'Chỉ dùng khi chính thành viên yêu cầu. Hãy xác minh danh tính người yêu cầu trước.',
    open: 'Xuất dữ liệu',
    exportTitle: 'Xuất dữ liệu thành viên',
    exportText:
      'Toàn bộ thông tin chúng tôi lưu về {name}, gói trong một tệp ZIP. Hãy xác nhận danh tính của bạn để tiếp tục.',
    erase: 'Xóa dữ liệu cá nhân',
    eraseTitle: 'Xóa dữ liệu cá nhân của {name}?',
    eraseText:
      'Không thể hoàn tác. Tài khoản, phiên đăng nhập, giỏ hàng, tệp, câu hỏi và thông tin đơn hàng không đăng nhập cùng email sẽ bị xóa hết.',
    keeps: '{count} đơn hàng đã trả tiền chỉ còn giữ tên, biên lai và lịch sử thanh toán.',
    email: 'Nhập email của thành viên để xác nhận',
    done: 'Đã xóa dữ liệu cá nhân của thành viên.',
    gone: 'Khách hàng đã xóa',
  },
});
