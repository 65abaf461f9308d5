import type { TemplateSeed } from './types.ts';

/** Cups, cakes and quick bites: cafés, bakeries, counters. */
export const foodCafe: TemplateSeed[] = [
  {
    id: 3,
    category: 'food',
    basePrice: 29,
    image: '/pictures/coffee-800.webp',
    gallery: ['/pictures/coffee-detail-800.webp'],
    texts: {
      en: {
        title: 'Coffee Shop',
        type: 'Warm café light',
        description:
          'A latte on a worn wooden table, a pastry behind it and the lights of the café melting into the background. It gives a neighbourhood coffee shop the mood of a favourite corner seat. Send us a photo of your cup, your logo if it should appear, and the pastry you are proud of.',
      },
      ko: {
        title: '커피숍',
        type: '따뜻한 카페 무드',
        description:
          '손때 묻은 나무 테이블 위 라떼 한 잔과 갓 구운 페이스트리, 그 뒤로 부드럽게 번지는 카페 조명을 담았습니다. 동네 카페를 단골의 구석 자리처럼 포근하게 보여 드립니다. 컵 사진과 대표 디저트 사진, 필요하시면 로고까지 보내 주세요.',
      },
      ja: {
        title: 'コーヒーショップ',
        type: 'ぬくもりのカフェライト',
        description:
          '使い込まれた木のテーブルにラテを一杯、奥には焼き菓子、背景にはやわらかくにじむ店の灯り。街のカフェを、お気に入りの席のような心地よさで見せます。カップと自慢の焼き菓子の写真、入れたい場合はロゴもお送りください。',
      },
      zh: {
        title: '咖啡馆',
        type: '温暖店内光',
        description:
          '旧木桌上一杯拉花拿铁，身后是刚出炉的点心，店里的灯光在背景中柔柔化开。让街角小店也拥有“老位子”般的亲切感。请发来杯子和招牌点心的照片，如需露出标志也请一并附上。',
      },
      vi: {
        title: 'Quán cà phê',
        type: 'Ánh đèn quán ấm áp',
        description:
          'Ly latte trên mặt bàn gỗ đã nhuốm thời gian, chiếc bánh nướng phía sau và ánh đèn quán tan dần vào nền. Khung hình khiến quán nhỏ góc phố trở nên thân thuộc như chỗ ngồi quen. Hãy gửi ảnh ly, món bánh quán tự hào nhất và logo nếu muốn xuất hiện.',
      },
    },
  },
  {
    id: 6,
    category: 'food',
    basePrice: 34,
    image: '/pictures/cake-800.webp',
    gallery: ['/pictures/cake-detail-800.webp'],
    texts: {
      en: {
        title: 'Patisserie Cake',
        type: 'Soft pastel stand',
        description:
          'One cake on a slim stand against powder-soft colour, with light that keeps cream white and berries bright. Ideal for patisseries, custom cake studios and gift-season announcements. Send us your cake from the front and one close photo of the decoration.',
      },
      ko: {
        title: '파티스리 케이크',
        type: '파스텔 스탠드 컷',
        description:
          '부드러운 파스텔 배경 앞, 가느다란 스탠드 위에 케이크 하나를 올려 크림은 희게, 과일은 또렷하게 보여 드립니다. 디저트 전문점과 주문 제작 케이크, 기념일 시즌 공지에 잘 맞습니다. 케이크 정면 사진과 장식 근접 사진을 한 장씩 보내 주세요.',
      },
      ja: {
        title: 'パティスリーのケーキ',
        type: 'パステルのケーキスタンド',
        description:
          'パウダーのようにやわらかな色の前、細いスタンドにケーキをひとつ。クリームは白く、果実は鮮やかに見える光で整えます。洋菓子店やオーダーケーキ、記念日シーズンのお知らせに。正面の写真と、飾りに寄った写真を一枚ずつお送りください。',
      },
      zh: {
        title: '法式甜点蛋糕',
        type: '柔和马卡龙色',
        description:
          '粉柔的背景前，细脚蛋糕架托起一只蛋糕，奶油洁白，莓果鲜亮。适合甜品店、定制蛋糕工作室和节庆新品预告。请发来蛋糕正面照片，以及一张装饰细节的特写。',
      },
      vi: {
        title: 'Bánh kem tiệm Pháp',
        type: 'Tông pastel dịu nhẹ',
        description:
          'Một chiếc bánh trên chân đế thanh mảnh, nền màu phấn dịu, ánh sáng giữ kem trắng mịn và trái mọng tươi màu. Lý tưởng cho tiệm bánh ngọt, xưởng bánh đặt riêng và mùa quà tặng. Hãy gửi ảnh bánh chụp chính diện và một ảnh cận phần trang trí.',
      },
    },
  },
  {
    id: 8,
    category: 'food',
    basePrice: 28,
    image: '/pictures/burger-800.webp',
    gallery: ['/pictures/burger-detail-800.webp'],
    texts: {
      en: {
        title: 'Burger on Colour',
        type: 'Bold pop studio',
        description:
          'A stacked burger against one loud colour, with hard light and a clean shadow: nothing to read, everything to want. It was drawn up for app thumbnails, where a menu has half a second. Send us a side view of your burger and your brand colour.',
      },
      ko: {
        title: '컬러 버거',
        type: '팝 컬러 스튜디오',
        description:
          '강렬한 단색 배경에 층층이 쌓은 버거와 또렷한 그림자만 남긴 시원한 컷입니다. 0.5초 만에 눈에 들어와야 하는 배달앱 썸네일을 위해 만들었습니다. 버거의 옆모습 사진과 브랜드 컬러를 알려 주세요.',
      },
      ja: {
        title: 'カラーバーガー',
        type: 'ポップなスタジオカット',
        description:
          '鮮やかな一色を背に、高く重ねたバーガーとくっきりした影だけ。説明より先に「食べたい」が届く一枚です。一瞬で選ばれるデリバリーアプリのサムネイルに向いています。真横から撮った写真と、ブランドカラーをお知らせください。',
      },
      zh: {
        title: '撞色汉堡',
        type: '大胆波普棚拍',
        description:
          '一块浓烈的纯色，一只层层叠起的汉堡，一道利落的影子，看到就想咬一口。专为外卖平台缩略图设计，半秒之内抓住目光。请发来汉堡的侧面照片和您的品牌主色。',
      },
      vi: {
        title: 'Burger sắc màu',
        type: 'Studio pop nổi bật',
        description:
          'Chiếc burger nhiều tầng trên một mảng màu rực rỡ, ánh sáng gắt và bóng đổ gọn: nhìn là muốn cắn. Khung hình sinh ra cho ảnh thu nhỏ trên ứng dụng, nơi món ăn chỉ có nửa giây. Hãy gửi ảnh burger chụp ngang và màu thương hiệu của bạn.',
      },
    },
  },
  {
    id: 10,
    category: 'food',
    basePrice: 25,
    image: '/pictures/drink-800.webp',
    gallery: ['/pictures/drink-detail-800.webp'],
    texts: {
      en: {
        title: 'Iced Fruit Drink',
        type: 'Cold and backlit',
        description:
          'A tall glass with the sun behind it: clear ice, slow layers of colour and a slice of citrus on the rim. It makes ades, iced teas and seasonal drinks look as cold as they are. Send us a photo of the glass or cup you use and the layers from bottom to top.',
      },
      ko: {
        title: '아이스 과일 음료',
        type: '시원한 역광 컷',
        description:
          '긴 유리잔 뒤로 햇빛을 비춰 투명한 얼음과 층층이 번지는 색, 잔 끝의 시트러스 한 조각을 살렸습니다. 에이드와 아이스티, 계절 음료를 실제만큼 시원하게 보여 드립니다. 사용하시는 잔 사진과 음료의 층 순서를 알려 주세요.',
      },
      ja: {
        title: 'アイスフルーツドリンク',
        type: '涼しげな逆光カット',
        description:
          '背の高いグラスに後ろから陽を通し、澄んだ氷とゆっくり混ざる色の層、縁の柑橘を引き立てます。エイドやアイスティー、季節のドリンクを、実物の冷たさのままに。お使いのグラスの写真と、下から順の層をお知らせください。',
      },
      zh: {
        title: '冰爽水果饮',
        type: '清凉逆光',
        description:
          '阳光从高杯背后透来，冰块晶莹，色彩层层晕开，杯沿一片柑橘点睛。让气泡水、冰茶和季节限定饮品看起来和喝起来一样冰爽。请发来常用杯型的照片，并注明从下到上的分层。',
      },
      vi: {
        title: 'Nước trái cây đá',
        type: 'Mát lạnh ngược sáng',
        description:
          'Ly cao đón nắng từ phía sau: đá trong veo, các lớp màu loang chậm và lát cam chanh trên miệng ly. Trà đá, soda và đồ uống theo mùa trông mát đúng như khi uống. Hãy gửi ảnh loại ly bạn dùng và thứ tự các lớp từ dưới lên.',
      },
    },
  },
  {
    id: 11,
    category: 'food',
    basePrice: 27,
    image: '/pictures/bakery-800.webp',
    gallery: ['/pictures/bakery-detail-800.webp'],
    texts: {
      en: {
        title: 'Morning Bakery',
        type: 'Window light on linen',
        description:
          'Crusty loaves on a board, flour in the air and a low window laying soft bars of light across the linen. For bakeries, sandwich shops and breakfast menus that start before the city does. Send us your bread whole and cut, two or three photos in all.',
      },
      ko: {
        title: '아침 베이커리',
        type: '창가 자연광 컷',
        description:
          '도마 위 바삭한 빵과 리넨, 낮은 창으로 비스듬히 들어오는 부드러운 아침 빛을 담았습니다. 하루를 먼저 여는 베이커리와 샌드위치 매장, 조식 메뉴에 어울립니다. 통째로 찍은 빵과 자른 단면을 합쳐 두세 장 보내 주세요.',
      },
      ja: {
        title: '朝のベーカリー',
        type: '窓辺の自然光',
        description:
          'ボードの上の香ばしいパンとリネンに、低い窓から朝の光が斜めに差し込みます。街より早く目を覚ますベーカリーやサンドイッチ店、朝食メニューに。丸ごとと断面の写真を、合わせて二、三枚お送りください。',
      },
      zh: {
        title: '清晨面包房',
        type: '窗边自然光',
        description:
          '木板上的脆皮面包，亚麻布上的细粉，低窗斜斜投下一道道柔光。适合面包房、三明治店和早餐菜单，带着刚出炉的温度。请发来整只面包和切面的照片，共两三张即可。',
      },
      vi: {
        title: 'Tiệm bánh mì buổi sớm',
        type: 'Nắng cửa sổ trên vải lanh',
        description:
          'Những ổ bánh giòn trên thớt gỗ, chút bột bay và ô cửa thấp rải từng vệt nắng mềm lên vải lanh. Dành cho tiệm bánh, quán sandwich và thực đơn sáng thức dậy trước thành phố. Hãy gửi hai ba tấm ảnh bánh nguyên ổ và khi đã cắt.',
      },
    },
  },
];
