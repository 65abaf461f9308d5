import type { TemplateSeed } from './types.ts';

/** Plates and bowls: restaurants, delivery kitchens, meal kits. */
export const foodDishes: TemplateSeed[] = [
  {
    id: 1,
    category: 'food',
    basePrice: 36,
    image: '/pictures/pasta-800.webp',
    gallery: ['/pictures/pasta-detail-800.webp'],
    texts: {
      en: {
        title: 'Gourmet Pasta and Wine',
        type: 'Moody table scene',
        description:
          'A dark walnut table, candle-warm lights in the distance and one generous plate in the foreground, with a glass of red beside it. Made for bistros, wine bars and dinner menus that should feel like an evening out. Send us a few phone photos of your dish and tell us which drink goes with it.',
      },
      ko: {
        title: '고메 파스타와 와인',
        type: '무드 테이블 컷',
        description:
          '짙은 월넛 테이블과 은은한 조명 앞에 정성껏 담은 한 접시, 그 곁에 레드 와인 한 잔을 더한 저녁 분위기의 컷입니다. 비스트로와 와인바, 디너 메뉴를 품격 있게 소개하고 싶은 매장에 잘 어울립니다. 휴대폰으로 찍은 메뉴 사진 몇 장과 함께 곁들일 음료를 알려 주세요.',
      },
      ja: {
        title: 'グルメパスタとワイン',
        type: 'ムードのあるテーブルカット',
        description:
          '深い色のウォールナットのテーブルに、遠くでにじむ灯りと主役の一皿、そして赤ワイン。ビストロやワインバー、ディナーメニューを「特別な夜」の空気ごと伝えます。スマートフォンで撮ったお料理の写真と、合わせたい飲み物をお送りください。',
      },
      zh: {
        title: '精致意面与红酒',
        type: '氛围餐桌',
        description:
          '深色胡桃木桌面，远处暖光朦胧，前景是一盘分量十足的主角，旁边一杯红酒相伴。适合小酒馆、西餐厅和晚餐菜单，让人一眼就想赴约。只需发来几张手机拍摄的菜品照片，并告诉我们想搭配的酒饮。',
      },
      vi: {
        title: 'Mì Ý thượng hạng và rượu vang',
        type: 'Bàn tiệc ánh sáng trầm',
        description:
          'Mặt bàn gỗ óc chó sẫm màu, ánh đèn ấm mờ phía xa, đĩa mì đầy đặn ở tiền cảnh và ly vang đỏ bên cạnh. Hợp với bistro, quán rượu vang và thực đơn tối muốn gợi cảm giác một buổi hẹn. Bạn chỉ cần gửi vài ảnh món chụp bằng điện thoại và cho biết đồ uống đi kèm.',
      },
    },
  },
  {
    id: 2,
    category: 'food',
    basePrice: 38,
    image: '/pictures/sushi-800.webp',
    gallery: ['/pictures/sushi-detail-800.webp'],
    texts: {
      en: {
        title: 'Traditional Sushi Roll',
        type: 'Dark stone, clean lines',
        description:
          'Rolls and nigiri lined up on black slate, lit low from the side so every grain of rice shows. The calm, exact style suits sushi counters, omakase sets and premium delivery boxes. Send us photos of your pieces and the order in which you serve them.',
      },
      ko: {
        title: '전통 스시 롤',
        type: '다크 스톤 컷',
        description:
          '검은 슬레이트 위에 롤과 초밥을 가지런히 올리고 낮은 측면광으로 밥알의 결까지 살린 컷입니다. 절제된 분위기라 스시 전문점과 오마카세, 프리미엄 배달 세트에 특히 좋습니다. 메뉴 구성과 함께 초밥 사진을 보내 주시면 그대로 담아 드립니다.',
      },
      ja: {
        title: '伝統の巻き寿司',
        type: '黒い石の端正なカット',
        description:
          '黒いスレートに巻きと握りを端正に並べ、低いサイド光で米の一粒まで際立たせます。寿司店のカウンター、おまかせコース、上質な折詰や宅配にふさわしい静かな一枚です。ネタの写真と、盛り込みの順番をお知らせください。',
      },
      zh: {
        title: '传统寿司卷',
        type: '黑石质感',
        description:
          '寿司卷与握寿司整齐排列在黑色石板上，低角度侧光让米粒颗颗分明。沉静克制的画面，适合寿司店、板前料理和高端外卖礼盒。请发来各款寿司的照片，并注明您习惯的摆盘顺序。',
      },
      vi: {
        title: 'Sushi cuộn truyền thống',
        type: 'Nền đá đen tinh gọn',
        description:
          'Sushi cuộn và nigiri xếp ngay ngắn trên phiến đá đen, ánh sáng thấp từ một bên làm rõ từng hạt cơm. Phong cách điềm tĩnh, chuẩn xác, dành cho quầy sushi, set omakase và hộp giao hàng cao cấp. Hãy gửi ảnh từng miếng sushi cùng thứ tự bày của quán.',
      },
    },
  },
  {
    id: 4,
    category: 'food',
    basePrice: 31,
    image: '/pictures/smoothie-800.webp',
    gallery: ['/pictures/smoothie-detail-800.webp'],
    texts: {
      en: {
        title: 'Smoothie Bowl',
        type: 'Bright overhead shot',
        description:
          'Seen straight from above: one round bowl, fruit in neat rows and morning sun on pale plaster. It works for brunch cafés, salad bars and healthy delivery brands, and it crops well to a square feed. Send us your toppings list and a photo taken from above.',
      },
      ko: {
        title: '스무디 볼',
        type: '화사한 탑뷰 컷',
        description:
          '위에서 내려다본 둥근 볼에 과일을 가지런히 올리고 아침 햇살을 더한 산뜻한 컷입니다. 브런치 카페와 샐러드 전문점, 건강식 배달 브랜드에 어울리고 정사각형 피드로 잘라도 구도가 흐트러지지 않습니다. 토핑 목록과 위에서 찍은 사진 한 장을 보내 주세요.',
      },
      ja: {
        title: 'スムージーボウル',
        type: '明るい真俯瞰カット',
        description:
          '真上から見た丸いボウルに、果物を整然と並べ、朝の光をそっと差し込みました。ブランチカフェやサラダ専門店、ヘルシー系デリバリーに向き、正方形のフィードにもきれいに収まります。トッピングの一覧と、真上から撮った写真を一枚お送りください。',
      },
      zh: {
        title: '水果思慕雪碗',
        type: '明亮俯拍',
        description:
          '正上方俯拍：一只圆碗，水果排列整齐，晨光洒在浅色石膏台面上。适合早午餐咖啡馆、沙拉轻食和健康外卖品牌，裁成方图也好看。请发来配料清单和一张从上往下拍的照片。',
      },
      vi: {
        title: 'Tô sinh tố trái cây',
        type: 'Ảnh chụp từ trên, sáng trong',
        description:
          'Góc nhìn thẳng từ trên xuống: một chiếc tô tròn, trái cây xếp hàng gọn gàng, nắng sớm trải trên nền thạch cao nhạt. Hợp với quán brunch, quầy salad và thương hiệu ăn sạch, cắt thành ảnh vuông vẫn đẹp. Hãy gửi danh sách topping và một tấm ảnh chụp từ trên.',
      },
    },
  },
  {
    id: 5,
    category: 'food',
    basePrice: 40,
    image: '/pictures/grill-800.webp',
    gallery: ['/pictures/grill-detail-800.webp'],
    texts: {
      en: {
        title: 'Charcoal Grill',
        type: 'Fire and smoke',
        description:
          'Glowing embers behind, sizzling slices on cast iron in front and a thread of smoke in between. This is the look for barbecue houses, steak menus and late-night grills that sell by appetite. Send us the cut, the side dishes and a photo of how you plate it.',
      },
      ko: {
        title: '숯불 그릴',
        type: '불향 가득한 컷',
        description:
          '뒤로는 붉은 숯불, 앞으로는 무쇠판 위에서 지글거리는 고기와 가느다란 연기를 담았습니다. 고깃집과 스테이크 메뉴, 늦은 밤 배달 그릴처럼 식욕으로 승부하는 매장에 권해 드립니다. 고기 부위와 곁들임, 평소 담아내는 사진을 보내 주세요.',
      },
      ja: {
        title: '炭火グリル',
        type: '炎と煙のシズルカット',
        description:
          '奥には赤く熾った炭、手前には鉄板の上で音を立てる肉、その間を細い煙が立ちのぼります。焼肉店やステーキメニュー、夜のグリルデリバリーなど、食欲で選ばれるお店に。部位と付け合わせ、いつもの盛り付け写真をお送りください。',
      },
      zh: {
        title: '炭火烤肉',
        type: '烟火气大片',
        description:
          '背景是通红的炭火，前景是铸铁盘上滋滋作响的肉片，一缕青烟穿过其间。适合烤肉店、牛排餐厅和夜宵烧烤，隔着屏幕也能闻到香味。请告诉我们肉的部位和配菜，并附上平时的装盘照片。',
      },
      vi: {
        title: 'Thịt nướng than hoa',
        type: 'Lửa và khói',
        description:
          'Phía sau là than hồng rực, phía trước là những lát thịt xèo xèo trên chảo gang, một làn khói mỏng vương ở giữa. Dành cho quán nướng, thực đơn bít tết và bếp đêm bán hàng bằng sự thèm ăn. Hãy gửi loại thịt, món kèm và ảnh cách quán bày đĩa.',
      },
    },
  },
  {
    id: 7,
    category: 'food',
    basePrice: 30,
    image: '/pictures/noodles-800.webp',
    gallery: ['/pictures/noodles-detail-800.webp'],
    texts: {
      en: {
        title: 'Steaming Noodle Bowl',
        type: 'Hot and close',
        description:
          'A deep bowl seen close, broth catching the light, toppings arranged like a crown and a curl of steam above. Perfect for ramen, pho, noodle soup and stew menus on delivery apps. Send us one photo of the bowl and a list of what floats on top.',
      },
      ko: {
        title: '김이 오르는 국수 한 그릇',
        type: '따끈한 근접 컷',
        description:
          '깊은 그릇을 가까이에서 바라보며 윤기 도는 국물과 가지런한 고명, 피어오르는 김을 담았습니다. 라멘과 쌀국수, 칼국수, 찌개처럼 따뜻함이 맛이 되는 배달 메뉴에 제격입니다. 그릇 사진 한 장과 고명 구성을 알려 주시면 됩니다.',
      },
      ja: {
        title: '湯気立つ一杯の麺',
        type: '熱々のクローズアップ',
        description:
          '深い丼にぐっと寄り、光を映すスープ、整えた具、立ちのぼる湯気までとらえます。ラーメンやフォー、うどん、鍋ものなど、温かさがごちそうになるデリバリーメニューに最適です。一杯の写真と、具材の一覧をお知らせください。',
      },
      zh: {
        title: '热气腾腾的汤面',
        type: '暖意近景',
        description:
          '贴近一只深碗：汤面泛着光，浇头摆得整整齐齐，热气缓缓升起。适合拉面、河粉、汤面和砂锅类外卖，把温度拍进画面。发来一张整碗的照片，并写明碗里的配料即可。',
      },
      vi: {
        title: 'Tô mì bốc khói',
        type: 'Cận cảnh nóng hổi',
        description:
          'Chiếc tô sâu lòng ở cự ly gần, nước dùng óng ánh, đồ ăn kèm bày gọn và làn khói bay lên tự nhiên. Rất hợp với phở, ramen, bún và các món nước trên ứng dụng giao hàng. Bạn gửi một ảnh tô mì và danh sách topping là đủ.',
      },
    },
  },
];
