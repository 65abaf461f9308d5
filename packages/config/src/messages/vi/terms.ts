import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const terms = translationOf<typeof ko.terms>()({
  title: 'Điều khoản và quy định hoàn tiền',
  description:
    'Điều kiện mua hàng, thời gian thực hiện, hoàn tiền và chỉnh sửa, thời hạn sử dụng tối đa và cách xử lý thông tin cá nhân.',
  lead: 'Vui lòng đọc trước khi đặt hàng. Lời lẽ đơn giản, chỉ gồm những quy định chúng tôi giữ đúng.',
  effective: 'Có hiệu lực từ {date}',
  contents: 'Mục lục',
  korean: 'Nguyên văn tiếng Hàn',
  governing:
    'Đây là bản dịch. Điều khoản được viết bằng tiếng Hàn; nếu có khác biệt, nguyên văn tiếng Hàn được áp dụng.',
  print: 'In',
  question: 'Nếu có thắc mắc về điều khoản, hãy viết cho {email}.',
  sections: {
    purchase: {
      title: 'Điều kiện mua hàng',
      p1: 'Đơn hàng được xác lập khi thanh toán được xác nhận. Sau đó chúng tôi gửi nội dung đơn hàng đến email của bạn.',
      p2: 'Giá hiển thị theo đồng tiền của quốc gia bạn chọn. Số tiền bạn xác nhận khi thanh toán là số tiền cuối cùng.',
      p3: 'Bạn cung cấp ảnh sản phẩm, logo, câu chữ và các tư liệu cần thiết khác. Bạn phải có quyền sử dụng những gì đã gửi và chịu trách nhiệm về mọi tranh chấp phát sinh từ đó.',
      p4: 'Bạn được dùng sản phẩm hoàn thiện cho mục đích thương mại của mình. Không được bán lại dưới dạng mẫu hay tư liệu.',
    },
    production: {
      title: 'Thời gian thực hiện',
      p1: 'Thời gian thực hiện tính từ ngày thanh toán hoặc ngày nhận tư liệu, tùy ngày nào muộn hơn.',
      template: 'Sản phẩm mẫu',
      templateDays: '{templateDaysMin}–{templateDaysMax} ngày',
      package: 'Sản phẩm gói',
      packageDays: 'từ {packageDaysMin} đến tối đa {packageDaysMax} ngày',
      p2: 'Nếu tư liệu còn thiếu hoặc phải gửi lại, ngày nhận đủ tất cả được xem là ngày nhận tư liệu.',
    },
    refund: {
      title: 'Hoàn tiền',
      p1: 'Số tiền hoàn lại tùy vào công việc đã tiến hành đến đâu.',
      before: 'Trước khi bắt đầu thực hiện',
      beforeDue: 'Hoàn toàn bộ trong {fullRefundDays} ngày sau khi thanh toán',
      started: 'Sau khi bắt đầu, trước khi giao bản nháp',
      startedDue: 'Hoàn {startedPercent}% số tiền đã trả',
      draft: 'Sau khi giao bản nháp',
      draftDue: 'Không hoàn tiền',
      p2: 'Nếu đã quá {fullRefundDays} ngày sau khi thanh toán mà chưa bắt đầu thực hiện, hãy liên hệ với chúng tôi: chúng tôi xem đơn hàng và báo số tiền có thể hoàn.',
      p3: 'Tiền được hoàn về phương thức bạn đã dùng để thanh toán. Tùy nhà cung cấp, có thể mất vài ngày để tiền về tài khoản.',
    },
    revision: {
      title: 'Đổi và chỉnh sửa',
      p1: 'Chúng tôi chỉ nhận yêu cầu chỉnh sửa trong {revisionDays} ngày sau khi giao bản nháp. Sau đó, bản nháp được xem là đã duyệt.',
      p2: 'Lỗi do chúng tôi gây ra được sửa miễn phí.',
      p3: 'Vì là hàng hóa số, sản phẩm không thể đổi lấy sản phẩm khác.',
    },
    usage: {
      title: 'Thời hạn sử dụng tối đa',
      p1: 'Thời hạn sử dụng dịch vụ tối đa là {maxUsageMonths} tháng.',
      p2: 'Vui lòng hoàn tất việc gửi tư liệu, thực hiện và yêu cầu chỉnh sửa trong thời hạn này.',
    },
    extra: {
      title: 'Chi phí phát sinh',
      p1: 'Thay đổi ngoài phạm vi đã đặt sẽ tính thêm phí. Chúng tôi báo số tiền trước và chỉ làm khi bạn đồng ý.',
      p2: 'Dữ liệu gốc (PSD, AI, RAW) không nằm trong gói cơ bản và được cung cấp với chi phí riêng.',
    },
    digital: {
      title: 'Tệp kỹ thuật số',
      p1: 'Tệp kỹ thuật số không được hoàn tiền vì đổi ý hay vì không tương thích với thiết bị, phần mềm.',
      p2: 'Sau khi nhận tệp, vui lòng tự lưu giữ một bản.',
    },
    privacy: {
      title: 'Thu thập và sử dụng thông tin cá nhân',
      p1: 'Chúng tôi chỉ hỏi những gì cần cho đơn hàng và liên hệ.',
      purpose: 'Mục đích',
      purposeText:
        'Nhận đơn hàng và thanh toán, thực hiện và giao sản phẩm, hoàn tiền, trả lời liên hệ, quản lý tài khoản',
      items: 'Thông tin thu thập',
      itemsText:
        'Đơn hàng: họ tên, email, điện thoại, địa chỉ (tùy chọn), yêu cầu (tùy chọn). Tài khoản: email, tên người dùng, mật khẩu, họ tên và điện thoại (tùy chọn). Liên hệ: họ tên, email, công ty (tùy chọn), nội dung',
      retention: 'Thời gian lưu giữ',
      retentionText:
        'Xóa ngay sau khi hoàn thành mục đích. Theo pháp luật Hàn Quốc, hồ sơ hợp đồng và thanh toán được lưu 5 năm, hồ sơ khiếu nại và tranh chấp được lưu 3 năm.',
      rights: 'Truy cập và xóa',
      rightsText:
        'Tại trang hồ sơ, bạn có thể tải dữ liệu chúng tôi lưu giữ hoặc xóa tài khoản. Nếu chưa có tài khoản, hãy gửi email cho chúng tôi.',
      refusal: 'Quyền từ chối',
      refusalText:
        'Bạn có thể không đồng ý cho thu thập và sử dụng thông tin cá nhân. Khi đó chúng tôi không thể nhận đơn hàng của bạn.',
      p2: 'Số thẻ và thông tin thanh toán do nhà cung cấp bạn chọn trực tiếp xử lý. Chúng tôi không lưu trữ.',
    },
  },
});
