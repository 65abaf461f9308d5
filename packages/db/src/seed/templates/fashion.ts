import type { TemplateSeed } from './types.ts';

export const fashion: TemplateSeed[] = [
  {
    id: 27,
    category: 'fashion',
    basePrice: 51,
    image: '/pictures/fashion-800.webp',
    gallery: ['/pictures/fashion-detail-800.webp'],
    texts: {
      en: {
        title: 'Street Fashion Model',
        type: 'Bold colour lookbook',
        description:
          'One figure, one loud backdrop and your garment in full volume, with seams, zips and shine all readable. It fits streetwear drops, online select shops and campaign banners that need a face without a casting. Send us the garment laid flat, front and back, with its colour options.',
      },
      ko: {
        title: '스트리트 패션 모델',
        type: '볼드 컬러 룩북',
        description:
          '강렬한 단색 배경에 한 인물만 세워 옷의 볼륨과 봉제선, 지퍼, 광택까지 또렷하게 보여 드립니다. 모델 섭외 없이 인상적인 컷이 필요한 스트리트 브랜드의 신제품 발매와 편집숍, 캠페인 배너에 알맞습니다. 옷을 펼쳐 찍은 앞뒤 사진과 색상 옵션을 보내 주세요.',
      },
      ja: {
        title: 'ストリートファッションモデル',
        type: '大胆な色のルックブック',
        description:
          '強い一色の背景に一体だけを立たせ、服のボリュームから縫い目、ジップ、光沢までしっかり見せます。キャスティングなしで印象を残したいストリートブランドの新作、セレクトショップ、キャンペーンバナーに。平置きの表裏の写真と色展開をお送りください。',
      },
      zh: {
        title: '街头时尚模特',
        type: '大胆撞色画册',
        description:
          '一个人物、一面浓烈背景，让服装的廓形、车线、拉链与光泽一览无余。无需选角也有气场，适合潮牌上新、线上买手店和活动横幅。请发来服装平铺的正反面照片及可选颜色。',
      },
      vi: {
        title: 'Người mẫu thời trang đường phố',
        type: 'Lookbook màu mạnh',
        description:
          'Một dáng người, một phông màu mạnh và trang phục hiện trọn phom, từ đường may, khóa kéo đến độ bóng. Hợp với đợt ra mắt streetwear, cửa hàng tuyển chọn và banner chiến dịch cần ấn tượng mà không phải tuyển mẫu. Hãy gửi ảnh trải phẳng mặt trước, mặt sau và các màu.',
      },
    },
  },
];
