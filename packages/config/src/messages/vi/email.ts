import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const email = translationOf<typeof ko.email>()({
  layout: {
    linkFallback: 'Nếu nút không mở được, hãy dán địa chỉ này vào trình duyệt:',
    questions: 'Bạn có câu hỏi? Hãy viết cho chúng tôi tại {email}.',
    sentBy: 'Email này được gửi từ {company}.',
  },
  welcome: {
    subject: '[Softbox] Chào mừng bạn',
    heading: 'Chào mừng bạn!',
    headingNamed: 'Chào mừng {name}!',
    intro: 'Cảm ơn bạn đã đăng ký Softbox. Giờ đây chỉ cần một sản phẩm, bạn đã có cả bộ ảnh phù hợp với thương hiệu.',
    detail:
      'Hãy bắt đầu bằng cách xem các mẫu. Chọn phong cách bạn thích, chúng tôi sẽ hoàn thiện cho sản phẩm của bạn.',
    button: 'Xem các mẫu',
  },
  resetPassword: {
    subject: '[Softbox] Đặt lại mật khẩu',
    heading: 'Đặt mật khẩu mới',
    intro: 'Chúng tôi đã nhận được yêu cầu đặt lại mật khẩu. Hãy nhấn nút bên dưới để chọn mật khẩu mới.',
    detail: 'Liên kết chỉ dùng được một lần và hết hạn sau {hours} giờ.',
    button: 'Đặt lại mật khẩu',
    note: 'Nếu bạn không yêu cầu, hãy bỏ qua email này. Mật khẩu của bạn sẽ không thay đổi.',
  },
  passwordChanged: {
    subject: '[Softbox] Mật khẩu đã được thay đổi',
    heading: 'Mật khẩu đã được thay đổi',
    intro: 'Mật khẩu tài khoản của bạn vừa được thay đổi. Để bảo đảm an toàn, mọi thiết bị khác đã được đăng xuất.',
    detail: 'Nếu không phải bạn, hãy đặt lại mật khẩu ngay tại cửa sổ đăng nhập và báo cho chúng tôi biết.',
  },
  emailChanged: {
    subject: '[Softbox] Địa chỉ email đã được thay đổi',
    heading: 'Địa chỉ email đã được thay đổi',
    intro: 'Email của tài khoản bạn đã được đổi sang địa chỉ bên dưới. Từ nay bạn hãy đăng nhập bằng địa chỉ mới.',
    detail: 'Nếu không phải bạn, hãy nhấn nút bên dưới trong vòng {hours} giờ để khôi phục địa chỉ trước đây.',
    newEmail: 'Địa chỉ email mới',
    button: 'Hoàn tác thay đổi',
    note: 'Khi hoàn tác, mọi thiết bị sẽ bị đăng xuất; sau đó bạn hãy đặt mật khẩu mới. Nếu chính bạn đã thay đổi, bạn không cần làm gì thêm.',
  },
  order: {
    number: 'Mã đơn hàng',
    item: 'Sản phẩm',
    total: 'Số tiền',
    method: 'Phương thức thanh toán',
    button: 'Xem đơn hàng',
    note: 'Bất kỳ ai có liên kết này đều xem được đơn hàng, vui lòng không chia sẻ với người khác.',
  },
  orderReceived: {
    subject: '[Softbox] Đã nhận đơn hàng của bạn',
    heading: 'Chúng tôi đã nhận đơn hàng',
    intro: 'Cảm ơn bạn đã chọn Softbox. Đơn hàng của bạn đã được ghi nhận.',
    detail:
      'Chúng tôi sẽ bắt đầu ngay khi thanh toán được xác nhận. Nếu chưa thanh toán, bạn có thể tiếp tục tại trang đơn hàng.',
  },
  orderPaid: {
    subject: '[Softbox] Thanh toán thành công',
    heading: 'Thanh toán thành công',
    intro: 'Cảm ơn bạn đã thanh toán. Chúng tôi sẽ bắt đầu thực hiện.',
    detail:
      'Nếu cần thêm thông tin, chúng tôi sẽ liên hệ với bạn. Bạn có thể theo dõi tiến độ tại trang đơn hàng bất cứ lúc nào.',
  },
  paymentRefunded: {
    subject: '[Softbox] Đã hoàn tiền',
    heading: 'Chúng tôi đã hoàn tiền',
    intro: 'Chúng tôi đã hoàn lại số tiền dưới đây.',
    detail: 'Tùy phương thức thanh toán, bạn có thể nhận được tiền sau vài ngày làm việc.',
    amount: 'Số tiền hoàn lại',
    late_payment: {
      subject: '[Softbox] Đã hoàn lại khoản thanh toán cho đơn hàng đã hủy',
      heading: 'Chúng tôi đã hoàn lại khoản thanh toán',
      intro:
        'Khoản thanh toán của bạn đến sau khi đơn hàng đã bị hủy, nên chúng tôi đã hoàn lại toàn bộ. Nếu bạn vẫn muốn sử dụng dịch vụ, vui lòng đặt đơn mới.',
    },
    second_payment: {
      subject: '[Softbox] Đã hoàn lại khoản thanh toán lần thứ hai',
      heading: 'Chúng tôi đã hoàn lại khoản thanh toán lần thứ hai',
      intro:
        'Đơn hàng đã được thanh toán thì chúng tôi nhận thêm một khoản nữa, nên đã hoàn lại toàn bộ khoản thứ hai. Khoản thanh toán đầu tiên vẫn có hiệu lực và đơn hàng vẫn được thực hiện như thường.',
    },
  },
  paymentFailed: {
    subject: '[Softbox] Thanh toán chưa thành công',
    heading: 'Thanh toán chưa thành công',
    intro: 'Khoản thanh toán không được chấp thuận nên đơn hàng vẫn đang chờ thanh toán. Bạn chưa bị trừ tiền.',
    detail: 'Chúng tôi vẫn giữ nguyên đơn hàng. Bạn có thể thử lại hoặc chọn phương thức thanh toán khác.',
    button: 'Tiếp tục thanh toán',
  },
  cancellationDeclined: {
    subject: '[Softbox] Về yêu cầu hủy đơn hàng của bạn',
    heading: 'Về yêu cầu hủy của bạn',
    intro: 'Chúng tôi đã xem xét yêu cầu. Lần này chúng tôi không thể hủy nên đơn hàng vẫn được tiếp tục thực hiện.',
    detail: 'Vui lòng xem câu trả lời dưới đây.',
    answer: 'Trả lời của studio',
  },
  enquiryReplied: {
    subject: 'Trả lời câu hỏi của bạn',
    heading: 'Trả lời câu hỏi của bạn',
    headingNamed: '{name}, đây là câu trả lời của chúng tôi',
    intro: 'Chúng tôi xin trả lời câu hỏi của bạn.',
    question: 'Bạn đã viết',
  },
  studioCancellationAsked: {
    subject: '[Softbox] Khách hàng yêu cầu hủy đơn hàng',
    heading: 'Có yêu cầu hủy đơn hàng',
    unstated: {
      intro: 'Quy định hoàn tiền không nêu trường hợp này nên studio cần quyết định.',
      detail:
        'Công việc chưa bắt đầu và đã hết thời hạn hoàn toàn bộ. Hãy mở đơn hàng để hoàn tiền hoặc trả lời khách.',
    },
    elsewhere: {
      intro: 'Khoản thanh toán qua một tài khoản hiện không còn kết nối nên không thể hoàn tiền từ đây.',
      detail:
        'Hãy hoàn tiền trong trang quản trị của đơn vị thanh toán rồi hủy đơn hàng, hoặc mở đơn hàng để trả lời khách.',
    },
    button: 'Mở đơn hàng',
  },
  studioRefundFailed: {
    subject: '[Softbox] Hoàn tiền không thành công',
    heading: 'Cần kiểm tra một khoản hoàn tiền',
    failed: 'Đơn vị thanh toán không thực hiện được khoản hoàn dưới đây. Khách hàng chưa nhận được tiền.',
    returned: 'Một khoản hoàn đã thực hiện bị trả lại. Khách hàng không nhận được tiền và số tiền đã quay về studio.',
    stuck:
      'Khoản hoàn dưới đây đã được thử trong nhiều giờ nhưng vẫn chưa xong. Có thể khách hàng chưa nhận được tiền.',
    stuckDetail:
      'Hãy vào trang quản lý của đơn vị thanh toán để xem khoản này đã được hoàn chưa, khóa và tài khoản có ổn không. Hệ thống vẫn tiếp tục thử, vì vậy xin đừng tự hoàn tiền ở đó: tiền có thể bị hoàn hai lần.',
    detail: 'Hãy mở đơn hàng để xem lý do, sau đó hoàn lại lần nữa hoặc liên hệ với khách hàng.',
    amount: 'Số tiền hoàn',
    code: 'Mã của đơn vị thanh toán',
    button: 'Mở đơn hàng',
  },
  studioPaymentReview: {
    subject: '[Softbox] Cần kiểm tra một khoản thanh toán',
    heading: 'Cần kiểm tra một khoản thanh toán',
    amount:
      'Số tiền nhận được khác với số tiền yêu cầu và không thanh toán được đơn hàng. Hãy mở đơn hàng và hoàn lại để khách hàng có thể thanh toán lại.',
    disputed:
      'Khách hàng đã khiếu nại khoản thanh toán dưới đây. Hãy trả lời trong thời hạn của đơn vị thanh toán, nếu không số tiền sẽ mất. Cho đến khi có kết quả, không thể hoàn tiền.',
    won: 'Khiếu nại dưới đây đã kết thúc có lợi cho studio. Đơn hàng trở lại như trước và có thể hoàn tiền.',
    lost: 'Khiếu nại dưới đây đã kết thúc có lợi cho khách hàng và đơn vị thanh toán đã thu lại tiền. Không còn số tiền nào để hoàn.',
    provider: 'Đơn vị thanh toán',
    button: 'Mở đơn hàng',
  },
  studioMoneyAlarm: {
    subject: '[Softbox] Có {count} ghi nhận thanh toán không khớp',
    heading: 'Cần kiểm tra ghi nhận thanh toán',
    intro: 'Khi kiểm tra ghi nhận thanh toán hôm nay, hệ thống tìm thấy {count} mục không khớp.',
    detail:
      'Hãy đối chiếu các mục dưới đây với trang quản lý của đơn vị thanh toán. Thư kiểm tra này chỉ gửi nhiều nhất một lần mỗi ngày.',
    broken: 'Đơn hàng có số tiền hoặc trạng thái mâu thuẫn nhau',
    unseen: 'Đơn đã ghi là thanh toán nhưng không có trong sổ của đơn vị thanh toán',
    ownerless: 'Khoản đơn vị thanh toán đã nhận nhưng không rõ thuộc đơn nào',
    rules: 'Nội dung gửi cho người phụ trách kỹ thuật',
    orderButton: 'Mở đơn hàng',
    messagesButton: 'Mở thông báo của đơn vị thanh toán',
  },
  draftDelivered: {
    subject: '[Softbox] Bản nháp đã được gửi',
    heading: 'Mời bạn xem bản nháp',
    intro: 'Chúng tôi đã gửi bản nháp cho đơn hàng của bạn. Nếu chưa nhận được, xin hãy báo cho chúng tôi.',
    detail:
      'Trong vòng {days} ngày kể từ hôm nay, bạn có thể yêu cầu chỉnh sửa. Sau khi bản nháp đã được gửi, chúng tôi không thể hoàn tiền nữa.',
  },
  draftWithdrawn: {
    subject: '[Softbox] Đính chính về bản nháp',
    heading: 'Bản nháp chưa được gửi',
    intro: 'Chúng tôi đã báo nhầm rằng bản nháp của bạn đã được gửi. Thành thật xin lỗi vì sự nhầm lẫn này.',
    detail: 'Việc hủy đơn và hoàn tiền trở lại như trước thông báo đó. Khi bản nháp sẵn sàng, chúng tôi sẽ báo lại.',
  },
  staffRoleChanged: {
    subject: '[Softbox] Vai trò của bạn tại studio đã thay đổi',
    heading: 'Vai trò của bạn đã thay đổi',
    intro: 'Từ nay, vai trò của bạn tại studio Softbox là: {role}.',
    detail:
      'Để bảo đảm an toàn, bạn đã được đăng xuất khỏi mọi thiết bị. Hãy đăng nhập lại để tiếp tục với vai trò mới.',
    button: 'Mở trang quản trị',
    note: 'Nếu bạn không được báo trước, hãy hỏi chủ sở hữu của studio.',
  },
  staffAccessEnded: {
    subject: '[Softbox] Quyền quản trị của bạn tại studio đã kết thúc',
    heading: 'Quyền quản trị đã kết thúc',
    intro: 'Bạn không còn vào được trang quản trị của studio Softbox. Cảm ơn bạn đã đồng hành cùng chúng tôi.',
    detail:
      'Bạn đã được đăng xuất khỏi mọi thiết bị. Tài khoản vẫn được giữ lại như tài khoản khách hàng: bạn có thể đăng nhập bằng email và mật khẩu cũ để đặt hàng.',
    note: 'Nếu bạn không được báo trước, hãy hỏi chủ sở hữu của studio.',
  },
  reviewInvited: {
    subject: '[Softbox] Bạn có hài lòng với bộ ảnh không?',
    heading: 'Bạn có hài lòng với kết quả không?',
    intro: 'Cảm ơn bạn đã tin tưởng giao sản phẩm cho Softbox. Chúng tôi rất muốn biết cảm nhận của bạn.',
    detail:
      'Chỉ cần vài ngôi sao và một hai câu. Sau khi được xem qua, đánh giá của bạn sẽ giúp những khách hàng khác lựa chọn.',
    button: 'Viết đánh giá',
  },
  staffInvitation: {
    subject: '[Softbox] Lời mời tham gia studio',
    heading: 'Tham gia studio',
    intro: 'Bạn được mời vào khu vực quản trị của studio Softbox. Vai trò của bạn: {role}.',
    detail: 'Nhấn nút bên dưới để đặt mật khẩu và bắt đầu ngay. Liên kết dùng được một lần trong {hours} giờ.',
    button: 'Chấp nhận lời mời',
    note: 'Nếu bạn không chờ lời mời này, cứ bỏ qua email. Sẽ không có gì thay đổi.',
  },
});
