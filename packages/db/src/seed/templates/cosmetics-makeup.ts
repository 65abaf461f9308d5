import type { TemplateSeed } from './types.ts';

/** Colour, scent and grooming. */
export const cosmeticsMakeup: TemplateSeed[] = [
  {
    id: 17,
    category: 'cosmetics',
    basePrice: 44,
    image: '/pictures/midnight-800.webp',
    gallery: ['/pictures/midnight-detail-800.webp'],
    texts: {
      en: {
        title: "Midnight Men's Grooming",
        type: 'Dark blue, hard edge',
        description:
          'Midnight blue, brushed blocks and one clean rim of light down the side of the bottle. A restrained, confident look for aftershaves, all-in-one lotions and hair styling. Send us front and side photos and say which finish the bottle has, matte or gloss.',
      },
      ko: {
        title: '미드나잇 맨즈 그루밍',
        type: '절제된 다크 블루',
        description:
          '깊은 미드나잇 블루와 각진 블록, 보틀 옆선을 따라 흐르는 빛 한 줄로 완성한 컷입니다. 애프터셰이브와 올인원 로션, 헤어 스타일링 제품에 절제된 자신감을 더합니다. 정면과 측면 사진을 보내 주시고 무광인지 유광인지 알려 주세요.',
      },
      ja: {
        title: 'ミッドナイトメンズグルーミング',
        type: '研ぎ澄ましたダークブルー',
        description:
          '深夜の青、角の立ったブロック、そしてボトルの輪郭を走る一筋の光。アフターシェーブやオールインワン、ヘアスタイリング剤に、抑えの効いた自信をまとわせます。正面と側面の写真に、つや消しか光沢かを添えてお送りください。',
      },
      zh: {
        title: '午夜男士理容',
        type: '克制的深蓝',
        description:
          '午夜蓝背景、利落方台，一道光沿瓶身轮廓划过。沉稳而自信，适合须后水、多效乳液和造型产品。请发来正面与侧面照片，并说明瓶身是哑光还是亮面。',
      },
      vi: {
        title: 'Chăm sóc nam giới nửa đêm',
        type: 'Xanh thẫm, cạnh sắc',
        description:
          'Xanh nửa đêm, những khối vuông gọn và một đường sáng chạy dọc thân chai. Vẻ tự tin tiết chế cho nước sau cạo râu, sữa dưỡng đa năng và tạo kiểu tóc. Hãy gửi ảnh mặt trước, mặt bên và cho biết chai nhám hay bóng.',
      },
    },
  },
  {
    id: 20,
    category: 'cosmetics',
    basePrice: 47,
    image: '/pictures/lipstick-800.webp',
    gallery: ['/pictures/lipstick-detail-800.webp'],
    texts: {
      en: {
        title: 'Rouge Satin Lipstick',
        type: 'Red on red',
        description:
          'Red walls, red satin, and lipsticks standing open so the shade itself is the hero. Built for colour launches, where one frame must show both bullet and case. Send us each shade open and closed, with the shade names in order.',
      },
      ko: {
        title: '루즈 새틴 립스틱',
        type: '레드 온 레드',
        description:
          '붉은 벽과 붉은 새틴 앞에 립스틱을 열어 세워, 색 자체가 주인공이 되도록 했습니다. 불릿과 케이스를 한 장에 담아야 하는 신규 컬러 출시에 알맞습니다. 컬러별로 연 모습과 닫은 모습을 찍고 컬러 이름을 순서대로 적어 보내 주세요.',
      },
      ja: {
        title: 'ルージュサテンリップ',
        type: 'レッド・オン・レッド',
        description:
          '赤い壁、赤いサテンの前に、繰り出した口紅を立てて、色そのものを主役にしました。中身とケースを一枚で見せたい新色の発売に最適です。各色の開けた状態と閉じた状態の写真を、色名の順にお送りください。',
      },
      zh: {
        title: '丝绒红唇膏',
        type: '红上叠红',
        description:
          '红墙、红缎，旋开的唇膏静静立着，让颜色本身成为主角。专为新色上市打造，一张图同时展现膏体与外壳。请按色号顺序，发来每支唇膏打开与合上的照片。',
      },
      vi: {
        title: 'Son satin đỏ rouge',
        type: 'Đỏ trên nền đỏ',
        description:
          'Tường đỏ, satin đỏ và những thỏi son mở nắp để chính sắc màu làm nhân vật chính. Dành cho dịp ra mắt màu mới, khi một khung hình phải cho thấy cả thỏi lẫn vỏ. Hãy gửi ảnh từng màu lúc mở và đóng, kèm tên màu theo thứ tự.',
      },
    },
  },
  {
    id: 24,
    category: 'cosmetics',
    basePrice: 50,
    image: '/pictures/rose-800.webp',
    gallery: ['/pictures/rose-detail-800.webp'],
    texts: {
      en: {
        title: 'Rose Petal Perfume',
        type: 'Blush haze and petals',
        description:
          'A glass flacon in rosy haze, petals resting where they fell and a pale disc glowing behind. It suits floral perfumes, body mists and Valentine editions. Send us the flacon on a plain background and name the top note, so the flowers match.',
      },
      ko: {
        title: '로즈 페탈 퍼퓸',
        type: '꽃잎과 블러시 헤이즈',
        description:
          '장밋빛 안개 속 유리 향수병과 흩어진 꽃잎, 그 뒤로 은은히 빛나는 원형 배경을 담았습니다. 플로럴 향수와 바디 미스트, 기념일 한정판에 잘 어울립니다. 단색 배경에서 찍은 제품 사진과 탑 노트를 알려 주시면 꽃을 맞춰 드립니다.',
      },
      ja: {
        title: 'ローズペタルパフューム',
        type: '花びらとブラッシュの靄',
        description:
          'ばら色の靄に包まれたガラスの香水瓶、散ったままの花びら、背後で淡く光る円。フローラル系の香水やボディミスト、記念日の限定品に似合います。無地の背景で撮った写真とトップノートをお知らせください。香りに合う花を添えます。',
      },
      zh: {
        title: '玫瑰花瓣香水',
        type: '粉雾与花瓣',
        description:
          '玫瑰色薄雾中的玻璃香水瓶，花瓣随意散落，身后一轮柔光圆盘。适合花香调香水、身体喷雾和情人节限定。请发来纯色背景的产品照片并注明前调，我们会搭配相应的花材。',
      },
      vi: {
        title: 'Nước hoa cánh hồng',
        type: 'Sương hồng và cánh hoa',
        description:
          'Lọ thủy tinh giữa làn sương hồng, cánh hoa nằm yên nơi vừa rơi và vầng tròn sáng dịu phía sau. Hợp với nước hoa hương hoa, xịt toàn thân và phiên bản lễ tình nhân. Hãy gửi ảnh trên nền trơn và cho biết hương đầu để chúng tôi chọn hoa.',
      },
    },
  },
  {
    id: 25,
    category: 'cosmetics',
    basePrice: 49,
    image: '/pictures/pearl-800.webp',
    gallery: ['/pictures/pearl-detail-800.webp'],
    texts: {
      en: {
        title: 'Pearl Cushion Foundation',
        type: 'Iridescent and airy',
        description:
          'An open compact in cool pearl light, with shades of pink, lilac and ice sliding into one another. It shows finish and glow, which is what cushions, highlighters and primers are bought for. Send us the compact open, closed and from the side.',
      },
      ko: {
        title: '펄 쿠션 파운데이션',
        type: '오로라빛 에어리 컷',
        description:
          '핑크와 라일락, 아이스 블루가 서로 스미는 맑은 진주빛 속에 쿠션을 열어 두었습니다. 쿠션과 하이라이터, 프라이머를 고르는 이유인 광채와 마무리감을 보여 드립니다. 제품을 연 모습, 닫은 모습, 옆모습을 한 장씩 보내 주세요.',
      },
      ja: {
        title: 'パールクッションファンデ',
        type: 'オーロラの軽やかな光',
        description:
          'ピンク、ライラック、氷の青が溶け合う真珠の光の中に、開いたコンパクトを置きました。クッションやハイライター、下地が選ばれる理由である「つや」と仕上がりを見せます。開けた状態、閉じた状態、横からの写真を一枚ずつお送りください。',
      },
      zh: {
        title: '珍珠气垫粉底',
        type: '极光轻盈感',
        description:
          '清冷的珍珠光里，打开的气垫映着粉、丁香紫与冰蓝，彼此交融。把光泽与妆效拍出来，正是气垫、高光和妆前乳的购买理由。请发来产品打开、合上和侧面的照片各一张。',
      },
      vi: {
        title: 'Phấn nước ngọc trai',
        type: 'Ánh ngũ sắc nhẹ bẫng',
        description:
          'Hộp phấn mở trong ánh ngọc trai mát, sắc hồng, tím nhạt và xanh băng hòa vào nhau. Độ bóng và lớp nền hiện rõ, đúng lý do người ta chọn cushion, phấn bắt sáng và kem lót. Hãy gửi ảnh hộp lúc mở, lúc đóng và nhìn từ bên.',
      },
    },
  },
];
