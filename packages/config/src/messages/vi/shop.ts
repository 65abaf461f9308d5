import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const shop = translationOf<typeof ko.shop>()({
  title: 'Cửa hàng mẫu ảnh',
  pageTitle: 'Mẫu ảnh sản phẩm và giá',
  description:
    '{count} mẫu ảnh cho ẩm thực, mỹ phẩm và thời trang, từ {price}. Chọn phong cách bạn thích, gửi ảnh sản phẩm, chúng tôi làm ra ảnh quảng cáo đúng phong cách đó.',
  templateTitle: 'Mẫu ảnh {title}, {price}',
  templateDescription: '{type} · {price}. {description}',
  intro: 'Chọn phong cách bạn thích. Chúng tôi tái hiện trọn vẹn với chính sản phẩm của bạn.',
  filter: 'Danh mục',
  categories: { all: 'Tất cả', food: 'Ẩm thực', cosmetics: 'Mỹ phẩm', fashion: 'Thời trang', others: 'Khác' },
  count: '{count} mẫu',
  empty: 'Chưa có mẫu nào ở đây',
  emptyText: 'Hãy xem danh mục khác. Những mẫu mới đang được chuẩn bị.',
  buyNow: 'Mua ngay',
  addToCart: 'Thêm vào giỏ',
  buyNowOf: 'Mua ngay {title}',
  addToCartOf: 'Thêm {title} vào giỏ',
  order: 'Đặt mẫu này',
  backToStore: 'Quay lại cửa hàng',
  price: 'Giá',
  gallery: { label: 'Ảnh của mẫu', view: 'Ảnh {number}', alt: '{title}, ảnh {number}' },
  included: {
    title: 'Bao gồm',
    resolution: 'Ảnh sản phẩm độ phân giải cao',
    styling: 'Phông nền và bố cục chuyên nghiệp',
    angles: 'Nhiều góc chụp',
    rights: 'Quyền sử dụng thương mại',
    delivery: 'Giao trong 48 giờ',
  },
  notFound: {
    kicker: 'Template Not Found',
    title: 'Không tìm thấy mẫu này',
    text: 'Mẫu này đã ngừng bán hoặc địa chỉ chưa đúng. Mời bạn xem các mẫu khác trong cửa hàng.',
  },
  related: 'Có thể bạn cũng thích',
  tryLink: 'Thử với ảnh của bạn',
});
