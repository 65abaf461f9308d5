import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const packages = translationOf<typeof ko.packages>()({
  sns: {
    name: 'Gói trọn bộ mạng xã hội',
    description: 'Ảnh chụp, áp phích và video ngắn: mọi nội dung kênh mạng xã hội của bạn cần, chuẩn bị trong một lần.',
    features: {
      f1: 'Trang chi tiết sản phẩm 1–2 trang',
      f2: '3 buổi chụp theo yêu cầu, tối đa 3 món mỗi buổi',
      f3: '1 áp phích mạng xã hội',
      f4: 'Bản chỉnh kích thước cho Reels/Stories, Facebook và TikTok',
      f5: 'Video ngắn 5–10 giây',
    },
  },
  delivery: {
    name: 'Gói bán hàng trên ứng dụng giao hàng và chợ trực tuyến',
    description: 'Ảnh sản phẩm, ảnh thu nhỏ và thực đơn trọn bộ, sẵn sàng đăng lên ứng dụng giao hàng và sàn bán hàng.',
    features: {
      f1: '5 ảnh sản phẩm nền trắng',
      f2: '1 ảnh chủ đạo mang dấu ấn thương hiệu',
      f3: '3 kiểu ảnh thu nhỏ',
      f4: 'Hỗ trợ ứng dụng giao hàng',
      f5: 'Thực đơn bản PDF và JPG',
    },
  },
  launch: {
    name: 'Gói ra mắt cửa hàng trực tuyến',
    description:
      'Từ banner đầu trang, ảnh sản phẩm, bộ nhận diện đến tư vấn tiếp thị cho cửa hàng trực tuyến mới của bạn.',
    features: {
      f1: 'Banner đầu trang',
      f2: 'Trang danh mục tối đa 10 sản phẩm',
      f3: '15 ảnh sản phẩm',
      f4: 'Logo và bộ nhận diện thương hiệu',
      f5: '10 mẫu bài đăng mạng xã hội',
      f6: 'Tư vấn tiếp thị 30 ngày',
    },
  },
  popular: 'Được chọn nhiều nhất',
  usage: 'Thời hạn sử dụng dịch vụ tối đa {months} tháng.',
  refundLink: 'Xem chính sách hoàn tiền',
});
