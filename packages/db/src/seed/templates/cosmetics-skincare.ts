import type { TemplateSeed } from './types.ts';

/** Looks that show an ingredient, a texture or a time of day. */
export const cosmeticsSkincare: TemplateSeed[] = [
  {
    id: 18,
    category: 'cosmetics',
    basePrice: 37,
    image: '/pictures/clay-800.webp',
    gallery: ['/pictures/clay-detail-800.webp'],
    texts: {
      en: {
        title: 'Terracotta Clay Mask',
        type: 'Sun-baked earth tones',
        description:
          'Clay walls, raw stone blocks and a low sun that draws long shadows. It brings out texture, so masks, scrubs and body care look as rich as they feel. Send us the closed jar and one photo of the texture on a spatula or on skin.',
      },
      ko: {
        title: '테라코타 클레이 마스크',
        type: '햇볕에 구운 흙빛',
        description:
          '흙빛 벽과 거친 석재 블록, 긴 그림자를 만드는 낮은 햇살로 꾸민 장면입니다. 질감이 살아나 마스크팩과 스크럽, 바디 케어 제품이 손끝에 닿는 듯 보입니다. 뚜껑을 닫은 용기 사진과 제형 사진 한 장을 보내 주세요.',
      },
      ja: {
        title: 'テラコッタクレイマスク',
        type: '陽に焼けた土の色',
        description:
          '土の壁、素朴な石のブロック、長い影を落とす低い陽ざし。質感が際立つので、パックやスクラブ、ボディケアの濃厚さが手触りまで伝わります。容器を閉じた写真と、テクスチャーの写真を一枚お送りください。',
      },
      zh: {
        title: '赤陶泥膜',
        type: '日晒大地色',
        description:
          '陶土色墙面、粗粝石块，低斜的阳光拉出长影。质地感十足，让泥膜、磨砂膏和身体护理产品看上去触手可及。请发来合盖的产品照片，以及一张膏体质地的照片。',
      },
      vi: {
        title: 'Mặt nạ đất sét nung',
        type: 'Sắc đất phơi nắng',
        description:
          'Tường màu đất, khối đá thô và nắng thấp kéo những vệt bóng dài. Kết cấu hiện lên rõ rệt nên mặt nạ, tẩy tế bào chết và chăm sóc cơ thể trông đậm đặc như khi chạm vào. Hãy gửi ảnh hũ đóng nắp và một ảnh chất kem.',
      },
    },
  },
  {
    id: 19,
    category: 'cosmetics',
    basePrice: 41,
    image: '/pictures/lavender-800.webp',
    gallery: ['/pictures/lavender-detail-800.webp'],
    texts: {
      en: {
        title: 'Lavender Night Cream',
        type: 'Dusk glow and moon disc',
        description:
          'A pale moon rises behind your jar in lavender dusk, with soft steps and a hush over everything. Made for night creams, sleeping masks and pillow mists. Send us front photos of the product and, if you have one, its outer box.',
      },
      ko: {
        title: '라벤더 나이트 크림',
        type: '달빛 어린 보랏빛 저녁',
        description:
          '라벤더빛 저녁 하늘에 옅은 달이 떠오르고, 부드러운 단 위에 제품이 고요히 놓입니다. 나이트 크림과 슬리핑 마스크, 필로우 미스트의 편안함을 전하기에 좋습니다. 제품 정면 사진과 단상자가 있다면 함께 보내 주세요.',
      },
      ja: {
        title: 'ラベンダーナイトクリーム',
        type: '月あかりの夕暮れ',
        description:
          'ラベンダー色の夕暮れに淡い月が昇り、やわらかな段の上で製品が静かにたたずみます。ナイトクリームやスリーピングマスク、ピローミストの安らぎに。製品の正面写真と、外箱があればあわせてお送りください。',
      },
      zh: {
        title: '薰衣草晚霜',
        type: '暮色月光',
        description:
          '薰衣草色的暮光里，一轮淡月自产品身后升起，柔和的阶台衬出一片宁静。适合晚霜、睡眠面膜和枕边喷雾。请发来产品正面照片，如有外盒也请一并提供。',
      },
      vi: {
        title: 'Kem đêm oải hương',
        type: 'Hoàng hôn ánh trăng',
        description:
          'Vầng trăng nhạt nhô lên sau hũ kem trong hoàng hôn màu oải hương, bậc thềm mềm mại và không gian lắng lại. Dành cho kem đêm, mặt nạ ngủ và xịt gối. Hãy gửi ảnh chính diện sản phẩm cùng hộp ngoài nếu có.',
      },
    },
  },
  {
    id: 21,
    category: 'cosmetics',
    basePrice: 39,
    image: '/pictures/seaside-800.webp',
    gallery: ['/pictures/seaside-detail-800.webp'],
    texts: {
      en: {
        title: 'Seaside Sun Care',
        type: 'Sand, shade and blue air',
        description:
          'Pale sand, a clear sky and the shadow of a leaf across your tube, as bright as eleven in the morning. It lifts sun creams, after-sun gels and travel sizes out of the shelf and onto the beach. Send us the tube from the front and its SPF claim as printed.',
      },
      ko: {
        title: '바닷가 선케어',
        type: '모래와 그늘, 푸른 공기',
        description:
          '고운 모래와 맑은 하늘, 제품 위로 드리운 잎 그림자까지 오전 열한 시의 해변처럼 환한 컷입니다. 선크림과 애프터선 젤, 여행용 미니 제품을 휴가의 설렘과 함께 보여 드립니다. 제품 정면 사진과 표기된 SPF 지수를 알려 주세요.',
      },
      ja: {
        title: '海辺のサンケア',
        type: '砂と木陰と青い空気',
        description:
          '淡い砂、澄んだ空、チューブに落ちる葉の影。午前十一時の浜辺のような明るさです。日焼け止めやアフターサンジェル、トラベルサイズを、棚から浜辺へ連れ出します。正面の写真と、表示どおりのSPF値をお知らせください。',
      },
      zh: {
        title: '海边防晒',
        type: '细沙、树影与蓝天',
        description:
          '浅色细沙、晴朗天空，一片叶影落在软管上，明亮得像上午十一点的海滩。让防晒霜、晒后凝胶和旅行装从货架走向假期。请发来产品正面照片，并注明包装上的SPF数值。',
      },
      vi: {
        title: 'Chống nắng bên biển',
        type: 'Cát, bóng lá và trời xanh',
        description:
          'Cát nhạt, trời trong và bóng lá vắt ngang tuýp kem, sáng như bãi biển lúc mười một giờ. Kem chống nắng, gel sau nắng và cỡ du lịch bước từ kệ hàng ra kỳ nghỉ. Hãy gửi ảnh chính diện và chỉ số SPF đúng như in trên bao bì.',
      },
    },
  },
  {
    id: 22,
    category: 'cosmetics',
    basePrice: 43,
    image: '/pictures/honey-800.webp',
    gallery: ['/pictures/honey-detail-800.webp'],
    texts: {
      en: {
        title: 'Honey Ampoule',
        type: 'Amber glow',
        description:
          'Light passes through amber glass and pools on honey-coloured steps like the last hour of the day. It speaks of nourishment, so ampoules, propolis lines and rich oils feel at home. Send us the vial or bottle against a white sheet, cap on.',
      },
      ko: {
        title: '허니 앰플',
        type: '호박빛 글로우',
        description:
          '호박색 유리를 통과한 빛이 꿀빛 단 위에 해 질 무렵처럼 고여 듭니다. 영양감이 그대로 전해져 앰플과 프로폴리스 라인, 고보습 오일에 잘 어울립니다. 흰 종이를 배경으로 뚜껑을 닫은 제품 사진을 보내 주세요.',
      },
      ja: {
        title: 'ハニーアンプル',
        type: '琥珀色のグロウ',
        description:
          '琥珀色のガラスを抜けた光が、蜂蜜色の段に夕暮れのように溜まります。栄養感がそのまま伝わるので、アンプルやプロポリス配合ライン、濃密なオイルに。白い紙を背に、キャップを閉めた写真をお送りください。',
      },
      zh: {
        title: '蜂蜜安瓶',
        type: '琥珀微光',
        description:
          '光线穿过琥珀色玻璃，在蜜色台阶上积成一汪黄昏。滋养感扑面而来，适合安瓶、蜂胶系列和浓润护肤油。请以白纸为背景，拍摄盖好瓶盖的产品照片发给我们。',
      },
      vi: {
        title: 'Ampoule mật ong',
        type: 'Ánh hổ phách',
        description:
          'Ánh sáng xuyên qua lớp thủy tinh hổ phách rồi đọng trên bậc màu mật như giờ cuối của ngày. Cảm giác nuôi dưỡng rõ rệt, hợp với ampoule, dòng keo ong và dầu dưỡng đậm đặc. Hãy gửi ảnh chai đóng nắp chụp trên nền giấy trắng.',
      },
    },
  },
  {
    id: 23,
    category: 'cosmetics',
    basePrice: 38,
    image: '/pictures/spa-800.webp',
    gallery: ['/pictures/spa-detail-800.webp'],
    texts: {
      en: {
        title: 'Stone Spa Ritual',
        type: 'Cool grey stillness',
        description:
          'Balanced stones, cool grey plaster and one soft beam of light: the quiet of a good spa in a single frame. It suits bath oils, body lotions, hand care and hotel amenities. Send us up to three bottles photographed at eye level.',
      },
      ko: {
        title: '스톤 스파 리추얼',
        type: '고요한 쿨 그레이',
        description:
          '균형 있게 쌓은 돌과 서늘한 회색 벽, 부드러운 빛 한 줄기로 좋은 스파의 고요함을 담았습니다. 바스 오일과 바디 로션, 핸드 케어, 호텔 어메니티에 잘 맞습니다. 눈높이에서 찍은 제품 사진을 세 개까지 보내 주세요.',
      },
      ja: {
        title: 'ストーンスパリチュアル',
        type: '静けさのクールグレー',
        description:
          '積み重ねた石、涼やかな灰色の壁、やわらかな一筋の光。上質なスパの静けさを一枚に収めました。バスオイルやボディローション、ハンドケア、ホテルアメニティに。目線の高さで撮った写真を三点までお送りください。',
      },
      zh: {
        title: '静石水疗',
        type: '冷灰静谧',
        description:
          '叠石、冷灰色墙面与一束柔光，把一间好水疗馆的安静收进画面。适合沐浴油、身体乳、护手系列和酒店洗护用品。请以平视角度拍摄产品，最多三款。',
      },
      vi: {
        title: 'Nghi thức spa đá',
        type: 'Xám mát tĩnh lặng',
        description:
          'Những viên đá xếp cân bằng, tường xám mát và một luồng sáng dịu: sự yên tĩnh của spa trong một khung hình. Hợp với dầu tắm, sữa dưỡng thể, chăm sóc tay và đồ dùng khách sạn. Hãy gửi tối đa ba chai chụp ngang tầm mắt.',
      },
    },
  },
  {
    id: 26,
    category: 'cosmetics',
    basePrice: 35,
    image: '/pictures/citrus-800.webp',
    gallery: ['/pictures/citrus-detail-800.webp'],
    texts: {
      en: {
        title: 'Citrus Vitamin Cosmetic',
        type: 'Bright and zesty',
        description:
          'Sun-yellow walls, discs of sliced citrus and a crisp shadow make the whole frame feel awake. Vitamin serums, brightening pads and everyday value lines stand out with it in a crowded feed. Send us your product photos and the fruit you want to see.',
      },
      ko: {
        title: '시트러스 비타민 코스메틱',
        type: '상큼하고 또렷한 옐로',
        description:
          '햇살 같은 노란 배경과 동그란 시트러스 단면, 또렷한 그림자가 화면 전체를 깨웁니다. 비타민 세럼과 브라이트닝 패드, 부담 없는 데일리 라인이 복잡한 피드에서도 눈에 띕니다. 제품 사진과 함께 넣고 싶은 과일을 알려 주세요.',
      },
      ja: {
        title: 'シトラスビタミンコスメ',
        type: '弾けるイエロー',
        description:
          '陽ざしのような黄色の壁、丸い柑橘の断面、くっきりした影が画面全体を目覚めさせます。ビタミン美容液やブライトニングパッド、毎日使いのラインが、混み合うフィードでも目に留まります。製品写真と、入れたい果物をお知らせください。',
      },
      zh: {
        title: '柑橘维C美妆',
        type: '明亮鲜活',
        description:
          '阳光黄背景、圆润的柑橘切片与清脆的影子，让整个画面精神起来。维C精华、焕亮棉片和日常平价系列在拥挤的信息流里也能脱颖而出。请发来产品照片，并告诉我们想搭配的水果。',
      },
      vi: {
        title: 'Mỹ phẩm vitamin cam chanh',
        type: 'Tươi sáng, sảng khoái',
        description:
          'Nền vàng nắng, những lát cam chanh tròn và bóng đổ sắc nét khiến cả khung hình bừng tỉnh. Serum vitamin, miếng dưỡng sáng da và dòng dùng hằng ngày nổi bật giữa bảng tin chật kín. Hãy gửi ảnh sản phẩm và loại quả bạn muốn thấy.',
      },
    },
  },
];
