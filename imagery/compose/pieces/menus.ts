import { lowered, master, type Piece, photo, sheet, type Words } from '../sheet.ts';

type Row = readonly [name: string, price: string];

const rows = (list: readonly Row[]) =>
  `<ul>${list.map(([name, price]) => `<li><i>${name}</i><b class="num">${price}</b></li>`).join('')}</ul>`;

/** A sushi counter: black stone above, the night's five choices below. */
const HARU: Words<{ name: string; sub: string; list: Row[] }> = {
  ko: {
    name: '스시 하루',
    sub: '오늘 들어온 생선만',
    list: [
      ['런치 오마카세', '58,000원'],
      ['디너 오마카세', '120,000원'],
      ['모둠 초밥', '32,000원'],
      ['하루 롤', '24,000원'],
    ],
  },
  en: {
    name: 'Sushi Haru',
    sub: 'Only what came in today',
    list: [
      ['Lunch omakase', '$48'],
      ['Dinner omakase', '$98'],
      ['Nigiri selection', '$27'],
      ['Haru roll', '$19'],
    ],
  },
};
const haru: Piece = {
  name: 'menu-haru',
  draw(tongue) {
    const { name, sub, list } = HARU[tongue];
    return sheet(
      tongue,
      `body{background:#0e0e10;color:#f4efe9}
      .picture{left:0;right:0;top:0;height:860px;mask-image:linear-gradient(#000 78%,transparent)}
      h1{left:80px;top:72px;font:800 120px/1 var(--sans);letter-spacing:-.05em}
      .sub{left:86px;top:214px;font:500 40px var(--sans);letter-spacing:-.02em;color:#ff9b73}
      ul{left:80px;right:80px;bottom:64px}
      li{display:flex;justify-content:space-between;align-items:baseline;padding:26px 0 28px;border-top:2px solid #ffffff2e;font:600 56px var(--sans);letter-spacing:-.035em}
      li b{font-weight:300;font-size:66px;letter-spacing:-.03em}`,
      `${photo('sushi-main', 'picture', { x: 50, y: 6 })}<h1>${name}</h1><p class="sub">${sub}</p>${rows(list)}`,
    );
  },
};

/** A small Italian kitchen: paper, wine-red ink, a plate in the window. */
const BAM: Words<{ name: string; pasta: string; wine: string; dishes: Row[]; glasses: Row[]; foot: string }> = {
  ko: {
    name: '오스테리아 밤',
    pasta: '파스타',
    wine: '글라스 와인',
    dishes: [
      ['토마토 바질', '19,000원'],
      ['봉골레', '22,000원'],
      ['라구 탈리아텔레', '24,000원'],
    ],
    glasses: [
      ['로쏘 디 카사', '12,000원'],
      ['비앙코 디 카사', '11,000원'],
      ['프로세코', '13,000원'],
    ],
    foot: '저녁 여섯 시부터, 마지막 주문 열 시',
  },
  en: {
    name: 'Osteria Bam',
    pasta: 'Pasta',
    wine: 'By the glass',
    dishes: [
      ['Tomato & basil', '$16'],
      ['Vongole', '$19'],
      ['Tagliatelle al ragù', '$21'],
    ],
    glasses: [
      ['Rosso di casa', '$11'],
      ['Bianco di casa', '$10'],
      ['Prosecco', '$12'],
    ],
    foot: 'From six in the evening, last orders at ten',
  },
};
const bam: Piece = {
  name: 'menu-bam',
  draw(tongue) {
    const { name, pasta, wine, dishes, glasses, foot } = BAM[tongue];
    return sheet(
      tongue,
      `body{background:#f5ecdc;color:#6b1420;font-family:var(--serif)}
      h1{left:0;right:0;top:62px;text-align:center;font:600 104px/1.1 var(--serif);letter-spacing:-.04em}
      h1:lang(en){font-weight:500;font-size:124px;letter-spacing:-.03em}
      .picture{left:72px;right:72px;top:226px;height:720px}
      section{top:1004px;width:530px}.left{left:72px}.right{right:72px}
      h2{font:italic 500 54px var(--serif);border-bottom:3px solid;padding-bottom:14px;margin-bottom:16px;letter-spacing:-.02em}
      h2:lang(ko){font-style:normal;font-weight:600;font-size:46px}
      li{display:flex;justify-content:space-between;align-items:baseline;font:500 45px/1.95 var(--serif);letter-spacing:-.03em}
      li b{font:500 47px var(--serif);letter-spacing:-.02em}
      .foot{left:0;right:0;bottom:58px;text-align:center;font:500 34px var(--serif);letter-spacing:-.02em}`,
      `<h1 lang="${tongue}">${name}</h1>${photo('pasta-main', 'picture', { x: 50, y: 78 })}
      <section class="left"><h2 lang="${tongue}">${pasta}</h2>${rows(dishes)}</section>
      <section class="right"><h2 lang="${tongue}">${wine}</h2>${rows(glasses)}</section><p class="foot">${foot}</p>`,
    );
  },
};

/** Where the bowl lies in its photograph: centre and radius, in shares of the width. */
const BOWL = { x: 0.51, y: 0.605, radius: 0.338 };

/** A brunch café: the bowl itself is the layout. */
const MORNING: Words<{ name: string; sub: string; list: Row[] }> = {
  ko: {
    name: '모닝\n볼',
    sub: '오전 7시 – 오후 2시',
    list: [
      ['베리 아사이', '12,900원'],
      ['망고 코코넛', '12,900원'],
      ['그린 키위', '11,900원'],
      ['토핑 추가', '1,500원'],
    ],
  },
  en: {
    name: 'Morning\nBowl',
    sub: '7 a.m. – 2 p.m.',
    list: [
      ['Berry açaí', '$11.50'],
      ['Mango coconut', '$11.50'],
      ['Green kiwi', '$10.50'],
      ['Extra topping', '$1.50'],
    ],
  },
};
const morning: Piece = {
  name: 'menu-morning',
  draw(tongue) {
    const { name, sub, list } = MORNING[tongue];
    const diameter = 1120;
    const width = diameter / 2 / BOWL.radius;
    return sheet(
      tongue,
      `body{background:#ffd9c9;color:#5b1747}
      h1{left:70px;top:36px;font:400 232px/.98 var(--round);letter-spacing:-.02em}
      h1:lang(en){font-size:200px;line-height:.94}
      .sub{right:80px;top:96px;font:600 40px var(--sans);letter-spacing:-.02em}
      .bowl{left:392px;top:700px;width:${diameter}px;height:${diameter}px;border-radius:50%;overflow:hidden;box-shadow:-30px 50px 90px -20px #a0483a88}
      .bowl img{position:absolute;width:${width}px;left:${diameter / 2 - BOWL.x * width}px;top:${diameter / 2 - BOWL.y * width}px}
      ul{left:80px;top:560px;width:430px}
      li{padding:0 0 34px;font:600 46px/1.24 var(--sans);letter-spacing:-.035em}li i{display:block}li b{font:400 62px var(--round);color:#d3245f}`,
      `<div class="bowl"><img src="${master('smoothie-main')}" alt=""></div><h1 lang="${tongue}">${name}</h1><p class="sub">${sub}</p>${rows(list)}`,
    );
  },
};

/** A cake shop: one cake, three sizes. */
const POSIL: Words<{ name: string; sub: string; list: Row[] }> = {
  ko: {
    name: '포실',
    sub: '딸기 생크림 케이크\n하루 스무 판, 예약 먼저',
    list: [
      ['미니', '28,000원'],
      ['1호', '39,000원'],
      ['2호', '48,000원'],
    ],
  },
  en: {
    name: 'Posil',
    sub: 'Strawberry cream cake\nTwenty a day, book ahead',
    list: [
      ['For two', '$26'],
      ['For six', '$38'],
      ['For ten', '$47'],
    ],
  },
};
const posil: Piece = {
  name: 'menu-posil',
  draw(tongue) {
    const { name, sub, list } = POSIL[tongue];
    return sheet(
      tongue,
      `body{color:#d01f45;background:#b4c3d6}
      h1{left:70px;top:24px;font:400 250px/1.1 var(--round);letter-spacing:-.03em}
      .sub{right:78px;top:98px;text-align:right;font:700 46px/1.38 var(--sans);letter-spacing:-.035em;color:#2f4466}
      ul{left:0;right:0;bottom:0;height:250px;display:grid;grid-template-columns:repeat(3,1fr);background:#fff}
      li{padding-top:44px;text-align:center;border-left:3px solid #e5ebf3}li:first-child{border:0}
      li i{display:block;font:700 42px var(--sans);color:#2f4466;letter-spacing:-.03em}li b{font:400 76px/1.3 var(--round);letter-spacing:-.02em}`,
      `${lowered('cake-main', 190)}<h1 lang="${tongue}">${name}</h1><p class="sub">${sub}</p>${rows(list)}`,
    );
  },
};

/** A burger house on the delivery app: the picture sells, the list only counts. */
const GYEOP: Words<{ name: string; tag: string; best: string; list: Row[] }> = {
  ko: {
    name: '겹버거',
    tag: '지금 주문하면 25분',
    best: '인기 1위',
    list: [
      ['더블 겹버거', '9,800원'],
      ['싱글 겹버거', '7,900원'],
      ['세트로 변경', '3,200원'],
    ],
  },
  en: {
    name: 'Gyeop Burger',
    tag: 'At your door in 25 min',
    best: 'Most loved',
    list: [
      ['Gyeop double', '$9.80'],
      ['Gyeop single', '$7.90'],
      ['Make it a meal', '$3.20'],
    ],
  },
};
const gyeop: Piece = {
  name: 'menu-gyeop',
  draw(tongue) {
    const { name, tag, best, list } = GYEOP[tongue];
    return sheet(
      tongue,
      `body{background:#fff;color:#1d1214}
      .top{left:0;right:0;top:0;height:870px}
      .best{left:64px;top:64px;padding:16px 32px 18px;border-radius:48px;background:#ffe14d;font:800 44px/1.2 var(--sans);letter-spacing:-.03em}
      h1{left:64px;top:914px;font:800 112px/1.1 var(--sans);letter-spacing:-.05em}
      .tag{left:68px;top:1050px;font:600 46px var(--sans);letter-spacing:-.03em;color:#e3164f}
      ul{left:64px;right:64px;bottom:48px}
      li{display:flex;justify-content:space-between;align-items:center;height:138px;border-top:3px solid #f0e6e8;font:600 54px var(--sans);letter-spacing:-.035em}
      li b{font-weight:800;font-size:58px}`,
      `${photo('burger-main', 'top', { x: 50, y: 30 })}<p class="best">${best}</p><h1>${name}</h1><p class="tag">${tag}</p>${rows(list)}`,
    );
  },
};

/** The café's board: what is poured above, what it looks like below. */
const CORNER: Words<{ name: string; list: Row[] }> = {
  ko: {
    name: '모퉁이 커피',
    list: [
      ['에스프레소', '4,000원'],
      ['드립 커피', '6,000원'],
      ['아메리카노', '4,500원'],
      ['바닐라 라테', '5,800원'],
      ['카페 라테', '5,300원'],
      ['크루아상', '4,200원'],
    ],
  },
  en: {
    name: 'Corner Coffee',
    list: [
      ['Espresso', '$3.20'],
      ['Hand drip', '$5.80'],
      ['Americano', '$3.80'],
      ['Vanilla latte', '$5.80'],
      ['Caffè latte', '$5.30'],
      ['Croissant', '$4.20'],
    ],
  },
};
const corner: Piece = {
  name: 'menu-corner',
  draw(tongue) {
    const { name, list } = CORNER[tongue];
    return sheet(
      tongue,
      `body{background:#f1e5d2;color:#3b1d0f}
      h1{left:72px;top:56px;font:800 136px/1.1 var(--sans);letter-spacing:-.055em}
      ul{left:76px;right:76px;top:268px;display:grid;grid-template-columns:1fr 1fr;gap:0 76px}
      li{display:flex;justify-content:space-between;align-items:baseline;padding:32px 0 34px;border-top:3px solid #3b1d0f;font:600 49px var(--sans);letter-spacing:-.035em}
      li:nth-child(n+3){border-top:2px solid #3b1d0f33}li b{font-weight:500;color:#b4501a}
      .picture{left:0;right:0;bottom:0;height:880px}`,
      `<h1>${name}</h1>${rows(list)}${photo('coffee-main', 'picture', { x: 50, y: 62 })}`,
    );
  },
};

export const MENUS: readonly Piece[] = [haru, posil, bam, morning, gyeop, corner];
