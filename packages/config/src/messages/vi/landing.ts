import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const landing = translationOf<typeof ko.landing>()({
  title: 'Ảnh sản phẩm AI cho ẩm thực, mỹ phẩm và thời trang',
  description:
    'Chỉ cần gửi ảnh chụp bằng điện thoại. Chúng tôi biến món ăn, sản phẩm của bạn thành ảnh quảng cáo theo phong cách bạn chọn. Mẫu ảnh lẻ và gói cho mạng xã hội, ứng dụng giao hàng, cửa hàng trực tuyến, từ {price}.',
  hero: {
    eyebrow: 'Studio ảnh sản phẩm AI cho ẩm thực, mỹ phẩm và thời trang',
    title: 'Từ ảnh điện thoại\nđến ảnh quảng cáo',
    text: 'Hãy chụp món ăn hay sản phẩm rồi gửi cho chúng tôi. Theo phong cách bạn chọn, chúng tôi làm ra những bức ảnh dùng được ngay cho ứng dụng giao hàng, mạng xã hội và cửa hàng trực tuyến.',
    quote: 'Nhận báo giá ngay',
    samples: 'Xem mẫu',
    before: 'Ảnh bạn gửi',
    after: 'Ảnh hoàn thiện',
    trades: 'Ví dụ theo ngành hàng',
    food: {
      before: 'Ảnh điện thoại chụp ly latte và bánh nướng trên quầy bừa bộn dưới đèn huỳnh quang',
      after: 'Vẫn ly latte và chiếc bánh ấy trên bàn gỗ, phía sau là ánh đèn quán',
    },
    cosmetics: {
      before: 'Ảnh điện thoại chụp chai mỹ phẩm trên bàn bừa bộn, thiếu sáng',
      after: 'Vẫn chai ấy vươn lên từ mặt nước xanh trong',
    },
    fashion: {
      before: 'Ảnh điện thoại chụp áo phao xanh trên ma-nơ-canh trong góc kho',
      after: 'Vẫn chiếc áo phao xanh ấy với mũ tai bèo và kính râm trước bức tường cam rực',
    },
    slider: 'So sánh trước và sau',
    sliderValue: 'Ảnh hoàn thiện {percent}%',
    factTemplates: 'Mẫu ảnh',
    factTemplatesValue: 'Xong trong {templateDaysMin}–{templateDaysMax} ngày',
    factRevision: 'Chỉnh sửa',
    factRevisionValue: 'Trong {revisionDays} ngày sau bản nháp',
    factFrom: 'Giá',
    factFromValue: 'Từ {price}',
  },
  services: {
    title: 'Cho mọi nơi cần đến hình ảnh',
    text: 'Từ bức ảnh đầu tiên trên trang chủ đến thực đơn và quảng cáo chuyển động: một sản phẩm, một tinh thần, xuyên suốt.',
    start: 'Bắt đầu',
    portfolio: 'Xem tác phẩm',
    examples: 'Ví dụ về {service}',
    pause: 'Dừng ví dụ về {service}',
    play: 'Chạy ví dụ về {service}',
    conceptShots: {
      title: 'Ảnh concept sản phẩm bằng AI',
      text: 'Không cần thuê phim trường. Chúng tôi dựng không gian theo màu sắc và câu chuyện của thương hiệu rồi đặt sản phẩm vào đó.',
    },
    socialPosters: {
      title: 'Poster sản phẩm cho mạng xã hội',
      text: 'Món mới, giảm giá, sự kiện: gói gọn trong một tấm ảnh, đúng kích thước cho Instagram, Facebook và TikTok.',
    },
    menuTemplates: {
      title: 'Mẫu thực đơn sản phẩm',
      text: 'Thực đơn nhìn là thấy ngay món và giá. In ra đặt tại quán, hoặc đăng thẳng lên ứng dụng giao hàng.',
    },
    videoAds: {
      title: 'Video quảng cáo sản phẩm',
      text: 'Chỉ cần 5–10 giây: những đoạn phim ngắn khiến người lướt phải dừng lại trên Reels và Stories.',
    },
  },
  portfolio: {
    title: 'Hãy chọn bức ảnh bạn thích',
    text: 'Ánh sáng và không khí giữ nguyên. Nhân vật chính là sản phẩm của bạn.',
    filter: 'Danh mục',
    buy: 'Mua ngay',
    buyItem: 'Mua ngay {title}',
    viewAll: 'Xem tất cả mẫu',
    viewAllText: 'Trong cửa hàng còn nhiều phong cách khác.',
    shown: 'Đang hiển thị {count} mẫu.',
    empty: 'Mẫu của danh mục này đang được chuẩn bị.',
    failed: 'Không tải được các mẫu.',
  },
  pricing: {
    title: 'Mọi thứ bạn cần trong một gói',
    text: 'Không phải chờ báo giá. Giá bạn thấy chính là giá bạn trả.',
    select: 'Chọn gói',
    selectItem: 'Chọn {name}',
    includes: '{name} gồm có',
    days: 'Xong trong {packageDaysMin}–{packageDaysMax} ngày',
  },
  steps: {
    title: 'Từ lúc đặt đến khi có ảnh',
    choose: {
      title: 'Chọn',
      time: 'Ngay bây giờ',
      text: 'Chọn mẫu hoặc gói bạn thích. Bạn có thể thử trước với ảnh của mình.',
    },
    pay: {
      title: 'Thanh toán',
      time: 'Hoàn tiền toàn bộ trong {fullRefundDays} ngày',
      text: 'Không cần tài khoản. Khi chưa bắt đầu thực hiện, bạn được hoàn toàn bộ tiền trong {fullRefundDays} ngày sau khi thanh toán.',
    },
    material: {
      title: 'Gửi tư liệu',
      time: 'Sau khi thanh toán',
      text: 'Ảnh sản phẩm, logo và những chữ cần có. Ảnh chụp bằng điện thoại là đủ.',
    },
    draft: {
      title: 'Xem bản nháp',
      time: 'Mẫu {templateDaysMin}–{templateDaysMax} ngày\nGói {packageDaysMin}–{packageDaysMax} ngày',
      text: 'Tính từ ngày thanh toán hoặc ngày nhận đủ tư liệu, tùy ngày nào muộn hơn.',
    },
    revision: {
      title: 'Yêu cầu sửa',
      time: 'Trong {revisionDays} ngày sau bản nháp',
      text: 'Hãy cho biết chỗ cần thay đổi. Lỗi của chúng tôi được sửa miễn phí.',
    },
    delivery: { title: 'Nhận tệp', time: 'Ngay khi bạn duyệt', text: 'Tệp độ phân giải cao, đăng lên là dùng được.' },
  },
  contact: {
    title: 'Bạn muốn chúng tôi chụp gì?',
    text: 'Hãy cho biết sản phẩm và nơi bạn dùng ảnh. Chúng tôi sẽ trả lời phương án phù hợp và thời gian thực hiện.',
    email: 'Email',
    hours: 'Giờ làm việc',
  },
});
