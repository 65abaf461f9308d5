import type { TemplateSeed } from './types.ts';

/** The five looks most brands start from. */
export const cosmeticsSignature: TemplateSeed[] = [
  {
    id: 12,
    category: 'cosmetics',
    basePrice: 52,
    image: '/pictures/luxury-800.webp',
    gallery: ['/pictures/luxury-detail-800.webp'],
    texts: {
      en: {
        title: 'Luxury Cosmetic',
        type: 'Gold ring and dark silk',
        description:
          'Aubergine walls, black marble, a fine gold ring and silk falling in heavy folds around your bottle. For perfumes, anti-ageing lines and gift sets that must look worth their price before anyone reads it. Send us the product itself or sharp photos of every side, with the label file.',
      },
      ko: {
        title: '럭셔리 코스메틱',
        type: '골드 링과 다크 실크',
        description:
          '짙은 와인빛 배경과 블랙 마블, 가느다란 골드 링, 묵직하게 흘러내리는 실크가 제품을 감쌉니다. 향수와 안티에이징 라인, 선물 세트처럼 첫눈에 가치가 느껴져야 하는 제품에 권해 드립니다. 제품 실물이나 각 면을 선명하게 찍은 사진, 라벨 파일을 보내 주세요.',
      },
      ja: {
        title: 'ラグジュアリーコスメ',
        type: 'ゴールドリングと深紅のシルク',
        description:
          '深いワイン色の壁、黒大理石、細い金の輪、そして重みのあるシルクのひだが製品を包みます。香水やエイジングケア、ギフトセットなど、値段より先に価値が伝わるべき製品に。実物、または各面を鮮明に撮った写真とラベルデータをお送りください。',
      },
      zh: {
        title: '奢华美妆',
        type: '金环与暗红丝绸',
        description:
          '酒红背景、黑色大理石、一圈纤细金环，厚重的丝绸褶皱环抱产品。适合香水、抗老系列和礼盒，让人未看价格先感受到价值。请寄来实物，或发来各个角度的清晰照片及标签文件。',
      },
      vi: {
        title: 'Mỹ phẩm xa xỉ',
        type: 'Vòng vàng và lụa sẫm',
        description:
          'Phông đỏ rượu vang, đá cẩm thạch đen, vòng vàng mảnh và những nếp lụa nặng ôm lấy sản phẩm. Dành cho nước hoa, dòng chống lão hóa và hộp quà cần toát lên giá trị ngay từ cái nhìn đầu tiên. Hãy gửi sản phẩm thật hoặc ảnh rõ nét từng mặt cùng tệp nhãn.',
      },
    },
  },
  {
    id: 13,
    category: 'cosmetics',
    basePrice: 46,
    image: '/pictures/water-800.webp',
    gallery: ['/pictures/water-detail-800.webp'],
    texts: {
      en: {
        title: 'Water-Based Cosmetic',
        type: 'Blue ripples and light',
        description:
          'Your bottle rises out of still blue water while rings travel outward and light plays on the wall behind. Nothing says hydration faster, which is why toners, essences and gel creams suit it best. Send us the product photographed from the front and tell us the shade of blue you use.',
      },
      ko: {
        title: '수분 코스메틱',
        type: '푸른 물결과 빛',
        description:
          '잔잔한 푸른 물 위로 제품이 솟아오르고, 둥근 물결과 일렁이는 빛이 뒤를 채웁니다. 촉촉함을 가장 빠르게 전하는 장면이라 토너와 에센스, 젤 크림에 특히 잘 맞습니다. 제품 정면 사진과 브랜드에서 쓰시는 블루 톤을 알려 주세요.',
      },
      ja: {
        title: 'ウォーターベースコスメ',
        type: '青い波紋と光',
        description:
          '静かな青い水面から製品が立ち上がり、波紋が広がり、背後の壁に光がゆらめきます。うるおいを最も早く伝える情景なので、化粧水や美容液、ジェルクリームに。正面の写真と、ブランドでお使いの青の色味をお知らせください。',
      },
      zh: {
        title: '水润保湿美妆',
        type: '蓝色涟漪与光影',
        description:
          '产品自平静的蓝色水面升起，涟漪一圈圈荡开，身后的墙上光影流动。一眼就懂的补水感，最适合化妆水、精华液和凝露面霜。请发来产品正面照片，并告诉我们品牌使用的蓝色色号。',
      },
      vi: {
        title: 'Mỹ phẩm gốc nước',
        type: 'Sóng nước xanh và ánh sáng',
        description:
          'Chai sản phẩm vươn lên từ mặt nước xanh tĩnh lặng, gợn sóng lan tròn và ánh sáng lung linh trên nền sau. Không gì nói về cấp ẩm nhanh hơn, nên rất hợp với toner, tinh chất và kem dạng gel. Hãy gửi ảnh chính diện và cho biết sắc xanh của thương hiệu.',
      },
    },
  },
  {
    id: 14,
    category: 'cosmetics',
    basePrice: 42,
    image: '/pictures/mint-800.webp',
    gallery: ['/pictures/mint-detail-800.webp'],
    texts: {
      en: {
        title: 'Mint Cosmetic',
        type: 'Fresh arch, tone on tone',
        description:
          'A pale mint arch, round plinths, clear ice and a few fresh leaves, all in one quiet colour. It gives cleansers, soothing creams and cooling tubes a clean, gentle first impression. Send us front photos of one to three products from the line.',
      },
      ko: {
        title: '민트 코스메틱',
        type: '산뜻한 톤온톤 아치',
        description:
          '연한 민트빛 아치와 둥근 단상, 투명한 얼음과 싱그러운 잎을 한 가지 색감으로 차분하게 모았습니다. 클렌저와 진정 크림, 쿨링 튜브 제품의 첫인상을 깨끗하고 순하게 만들어 줍니다. 같은 라인의 제품 한 개에서 세 개까지 정면 사진을 보내 주세요.',
      },
      ja: {
        title: 'ミントコスメ',
        type: '爽やかなアーチのワントーン',
        description:
          '淡いミントのアーチと丸い台、澄んだ氷とみずみずしい葉を、静かなひとつの色でまとめました。洗顔料や鎮静クリーム、クールタイプのチューブに、清潔でやさしい第一印象を。同じラインの製品一点から三点の正面写真をお送りください。',
      },
      zh: {
        title: '薄荷美妆',
        type: '清新拱门同色系',
        description:
          '浅薄荷色拱门、圆形展台、透明冰块与几片嫩叶，统一在一种安静的颜色里。让洁面、舒缓面霜和清凉软管产品留下干净温和的第一印象。请发来同系列一至三款产品的正面照片。',
      },
      vi: {
        title: 'Mỹ phẩm bạc hà',
        type: 'Vòm mát cùng tông',
        description:
          'Khung vòm bạc hà nhạt, bục tròn, đá trong và vài chiếc lá tươi, tất cả nằm trong một gam màu êm. Sữa rửa mặt, kem làm dịu và tuýp mát lạnh sẽ có ấn tượng đầu sạch sẽ, dịu nhẹ. Hãy gửi ảnh chính diện của một đến ba sản phẩm cùng dòng.',
      },
    },
  },
  {
    id: 15,
    category: 'cosmetics',
    basePrice: 45,
    image: '/pictures/green-800.webp',
    gallery: ['/pictures/green-detail-800.webp'],
    texts: {
      en: {
        title: 'Green Cosmetic',
        type: 'Forest leaves and stone',
        description:
          'Deep green leaves, moss and smooth river stones frame your bottle as if it had been found there. The natural choice for vegan, botanical and clean-beauty brands with a story about where things come from. Send us your product photos and the key plant in the formula.',
      },
      ko: {
        title: '그린 코스메틱',
        type: '숲의 잎과 돌',
        description:
          '짙은 초록 잎과 이끼, 매끄러운 조약돌이 숲속에서 막 발견한 듯 제품을 감쌉니다. 원료의 이야기가 있는 비건, 식물성, 클린 뷰티 브랜드에 가장 자연스러운 선택입니다. 제품 사진과 함께 핵심 식물 원료를 알려 주시면 장면에 담아 드립니다.',
      },
      ja: {
        title: 'グリーンコスメ',
        type: '森の葉と石',
        description:
          '深い緑の葉、苔、なめらかな川石が、森で見つけたばかりのように製品を囲みます。素材の物語を持つヴィーガンやボタニカル、クリーンビューティーのブランドに最も自然な選択です。製品写真と、処方の主役となる植物をお知らせください。',
      },
      zh: {
        title: '绿意植萃美妆',
        type: '森林枝叶与石',
        description:
          '浓绿的叶片、苔藓与光滑的溪石环绕产品，仿佛刚在林间被发现。纯素、植萃和纯净美妆品牌的自然之选，让原料的来处有画面。请发来产品照片，并告诉我们配方中的主打植物。',
      },
      vi: {
        title: 'Mỹ phẩm xanh',
        type: 'Lá rừng và đá suối',
        description:
          'Tán lá xanh thẫm, rêu và những viên đá suối nhẵn ôm lấy sản phẩm như vừa được tìm thấy giữa rừng. Lựa chọn tự nhiên cho thương hiệu thuần chay, thảo mộc và clean beauty có câu chuyện nguyên liệu. Hãy gửi ảnh sản phẩm và loài cây chủ đạo trong công thức.',
      },
    },
  },
  {
    id: 16,
    category: 'cosmetics',
    basePrice: 48,
    image: '/pictures/silk-800.webp',
    gallery: ['/pictures/silk-detail-800.webp'],
    texts: {
      en: {
        title: 'Ivory Silk Serum',
        type: 'Soft drape, warm white',
        description:
          'Warm white silk drawn into slow waves, with a single dropper bottle catching the light. A soft, expensive calm for serums, oils and bridal skincare. Send us a photo of the bottle with and without its cap.',
      },
      ko: {
        title: '아이보리 실크 세럼',
        type: '부드러운 웜 화이트 드레이프',
        description:
          '따뜻한 아이보리 실크가 느린 물결을 이루고, 그 위에서 드로퍼 보틀 하나가 은은하게 빛납니다. 세럼과 페이스 오일, 웨딩 스킨케어에 어울리는 부드럽고 고급스러운 분위기입니다. 뚜껑을 닫은 모습과 연 모습을 한 장씩 보내 주세요.',
      },
      ja: {
        title: 'アイボリーシルクセラム',
        type: 'やわらかなドレープの白',
        description:
          'あたたかな白のシルクがゆるやかな波を描き、スポイトボトルがひとつ、静かに光を受けます。美容液やフェイスオイル、ブライダルケアにふさわしい上質な落ち着きです。キャップを閉めた写真と開けた写真を一枚ずつお送りください。',
      },
      zh: {
        title: '象牙丝绸精华',
        type: '柔雾暖白垂褶',
        description:
          '暖白丝绸层层铺展成舒缓的波纹，一支滴管瓶静静迎着光。柔和而矜贵，适合精华液、护肤油和婚礼护肤系列。请发来瓶盖关闭与打开时的照片各一张。',
      },
      vi: {
        title: 'Serum lụa ngà',
        type: 'Nếp rủ mềm, trắng ấm',
        description:
          'Lụa trắng ngà trải thành những làn sóng chậm, một chai nhỏ giọt lặng lẽ đón ánh sáng. Vẻ êm dịu sang trọng cho serum, dầu dưỡng và dòng chăm sóc da cô dâu. Hãy gửi một ảnh chai đóng nắp và một ảnh mở nắp.',
      },
    },
  },
];
