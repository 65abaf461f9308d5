import type { TemplateSeed } from './types.ts';

export const others: TemplateSeed[] = [
  {
    id: 28,
    category: 'others',
    basePrice: 32,
    image: '/pictures/flower-800.webp',
    gallery: ['/pictures/flower-detail-800.webp'],
    texts: {
      en: {
        title: 'Flower Background',
        type: 'Blossoms with room for yours',
        description:
          'A blush round stage with blossoms gathered at its sides and the middle left free for whatever you sell. Jewellery, candles, gifts, stationery: it frames them all, and leaves space for a headline. Send us your product photo and tell us its real size, so the flowers keep to scale.',
      },
      ko: {
        title: '플라워 배경',
        type: '제품을 위한 꽃 무대',
        description:
          '블러시 톤의 둥근 무대 양옆으로 꽃을 모으고 가운데는 고객님의 제품을 위해 비워 두었습니다. 주얼리와 캔들, 선물, 문구까지 두루 어울리고 문구를 넣을 여백도 넉넉합니다. 제품 사진과 실제 크기를 알려 주시면 꽃의 비율을 맞춰 드립니다.',
      },
      ja: {
        title: 'フラワーバックグラウンド',
        type: '主役を待つ花の舞台',
        description:
          'ブラッシュ色の丸い舞台の両脇に花を集め、真ん中はお客様の製品のために空けてあります。ジュエリーやキャンドル、ギフト、文具まで幅広く引き立て、コピーを入れる余白も十分です。製品写真と実寸をお知らせいただければ、花の大きさを合わせます。',
      },
      zh: {
        title: '花卉背景',
        type: '为产品留白的花台',
        description:
          '粉色圆形展台，鲜花簇拥两侧，中央留给您的产品。珠宝、香薰蜡烛、礼品、文具皆可入画，也为标题文字留足空间。请发来产品照片和实际尺寸，我们会让花材比例恰到好处。',
      },
      vi: {
        title: 'Phông nền hoa',
        type: 'Sân khấu hoa cho sản phẩm',
        description:
          'Bục tròn màu hồng phấn, hoa quây hai bên và khoảng giữa để trống cho sản phẩm của bạn. Trang sức, nến, quà tặng hay văn phòng phẩm đều hợp, lại còn chỗ cho dòng tiêu đề. Hãy gửi ảnh sản phẩm và kích thước thật để hoa đúng tỷ lệ.',
      },
    },
  },
];
