import { lowered, type Piece, photo, sheet, subject, type Words } from '../sheet.ts';

/** Perfume: the night does the talking, gold on wine red. */
const AURELLE: Words<{ head: string; note: string; when: string }> = {
  ko: { head: '밤이 깊을수록\n더 가까이', note: 'N° 27 엑스트레 드 퍼퓸', when: '11월 3일 출시' },
  en: { head: 'The later it gets,\nthe closer it stays', note: 'N° 27 Extrait de Parfum', when: 'Out 3 November' },
};
const aurelle: Piece = {
  name: 'poster-aurelle',
  draw(tongue) {
    const { head, note, when } = AURELLE[tongue];
    return sheet(
      tongue,
      `body{color:#f3cf9f;background:#2c020c;text-align:center}
      h1{left:0;right:0;top:104px;font:300 106px/1.24 var(--serif);letter-spacing:-.03em}
      h1:lang(en){font-weight:400;font-size:118px;line-height:1.08;letter-spacing:-.02em}
      .shade{inset:auto 0 0;height:460px;background:linear-gradient(transparent,#1d0108e6)}
      p{left:88px;right:88px;bottom:84px;display:flex;justify-content:space-between;align-items:baseline;font:400 40px var(--serif)}
      p b{font:400 58px var(--serif);letter-spacing:.2em;margin-right:-.2em}`,
      `${lowered('luxury-main', 250)}<div class="shade"></div><h1 lang="${tongue}">${head}</h1><p><i>${note}</i><b>AURELLE</b><i>${when}</i></p>`,
    );
  },
};

/** Skin care: two stories, one breath after the other. */
const HYDRA: Words<{ first: string; second: string; more: string }> = {
  ko: { first: '물 한 잔을 바르다', second: '여섯 시에도\n아침 피부', more: '더 알아보기' },
  en: { first: 'Drink up, skin', second: '6 p.m.\nStill dewy', more: 'Learn more' },
};
const hydra: Piece = {
  name: 'poster-hydra',
  draw(tongue) {
    const { first, second, more } = HYDRA[tongue];
    const bars = (at: number) =>
      `<div class="bars">${[0, 1, 2].map((k) => `<i${k < at ? ' class="on"' : ''}></i>`).join('')}</div>`;
    return sheet(
      tongue,
      `body{background:linear-gradient(160deg,#e9f6fd,#a9dcf5);color:#fff}
      .story{width:600px;height:1066px;border-radius:36px;overflow:hidden;box-shadow:0 50px 90px -30px #06457a99}
      .story>*{position:absolute}
      .bars{left:32px;right:32px;top:32px;display:flex;gap:10px}
      .bars i{flex:1;height:7px;border-radius:4px;background:#ffffff66}.bars .on{background:#fff}
      .who{left:36px;top:66px;font:600 34px var(--sans);letter-spacing:-.01em}
      h1{left:36px;right:36px;top:122px;font:700 78px/1.1 var(--sans);letter-spacing:-.045em}
      .more{left:36px;right:36px;bottom:44px;height:96px;border-radius:48px;background:#fff;color:#0a63a8;font:700 40px/96px var(--sans);text-align:center}
      .low{top:auto;bottom:56px;font-size:100px}.veil{inset:0;background:linear-gradient(#003a7a88,transparent 45%)}.veil.up{background:linear-gradient(transparent 50%,#003a7abb)}`,
      `<div class="story" style="left:24px;top:64px">${photo('water-main', 'fill', { x: 50, y: 0, zoom: 1.25 })}<div class="veil"></div>${bars(1)}<p class="who">hydra</p><h1>${first}</h1><p class="more">${more}</p></div>
      <div class="story" style="right:24px;top:470px">${photo('water-main', 'fill', { x: 52, y: 74, zoom: 1.9 })}<div class="veil up"></div>${bars(2)}<p class="who">hydra</p><h1 class="low">${second}</h1></div>`,
    );
  },
};

/** A café: the hour is the headline. */
const CORNER: Words<{ name: string; line: string; price: string }> = {
  ko: { name: '모퉁이 커피', line: '오늘의 첫 잔을\n내리는 시간', price: '카페 라테 5,300원' },
  en: { name: 'Corner Coffee', line: 'The first cup\nis the quiet one', price: 'Caffè latte $5.30' },
};
const corner: Piece = {
  name: 'poster-corner',
  draw(tongue) {
    const { name, line, price } = CORNER[tongue];
    return sheet(
      tongue,
      `body{color:#fff3df}
      .veil{inset:0;background:linear-gradient(#2b0905aa,transparent 40%,transparent 68%,#1a0b05dd)}
      h1{left:64px;top:20px;font:800 470px/1 var(--sans);letter-spacing:-.065em}
      .line{left:84px;bottom:84px;font:700 78px/1.16 var(--sans);letter-spacing:-.035em}
      .foot{right:84px;bottom:88px;text-align:right;font:600 42px/1.4 var(--sans);letter-spacing:-.02em}.foot b{color:#ffb46b}`,
      `${photo('coffee-main')}<div class="veil"></div><h1 class="num">8:00</h1><p class="line">${line}</p><p class="foot">${name}\n<b>${price}</b></p>`,
    );
  },
};

/** A florist on Parents' Day: the round wall carries the words, the stage waits for the flowers. */
const ONSIL: Words<{ head: string; foot: string; shop: string }> = {
  ko: { head: '꽃보다\n전화 먼저', foot: '5월 8일 어버이날', shop: '꽃집 온실' },
  en: { head: 'Call first.\nThen flowers.', foot: 'Mother’s Day, 10 May', shop: 'Onsil Flowers' },
};
const onsil: Piece = {
  name: 'poster-onsil',
  draw(tongue) {
    const { head, foot, shop } = ONSIL[tongue];
    return sheet(
      tongue,
      `body{color:#a2352f;text-align:center}
      h1{left:0;right:0;top:340px;font:600 150px/1.16 var(--serif);letter-spacing:-.05em}
      h1:lang(en){font-weight:500;font-size:136px;letter-spacing:-.03em}
      p{left:84px;right:84px;bottom:76px;display:flex;justify-content:space-between;font:600 42px var(--sans);letter-spacing:-.02em}`,
      `${photo('flower-main')}<h1 lang="${tongue}">${head}</h1><p><i>${shop}</i><i>${foot}</i></p>`,
    );
  },
};

/** Street wear: the name as large as the coat, behind the one who wears it. */
const OFF_GRID: Words<{ line: string; when: string }> = {
  ko: { line: '겨울은\n크게 입는다', when: '11. 28 금 20:00\n일곱 번째 드롭' },
  en: { line: 'Wear the\nwinter loud', when: 'Fri 28 Nov, 8 p.m.\nThe seventh drop' },
};
/** The head is lacquered in the colour of its wall: no colour can tell them apart, so its outline is traced. */
const OFF_GRID_HEAD =
  'M467 500C470 560 484 612 504 657L520 700H755C752 690 754 688 757 683C775 650 795 600 805 560C810 540 814 510 817 470Z';
const offGrid: Piece = {
  name: 'poster-off-grid',
  draw(tongue) {
    const { line, when } = OFF_GRID[tongue];
    return sheet(
      tongue,
      `body{color:#fff5e8}
      h1{left:20px;top:40px;width:1250px;font:900 478px/.8 var(--wide);font-stretch:75%;letter-spacing:-.035em}
      h1 i{display:block;text-align:right}
      .head{inset:0;clip-path:path('${OFF_GRID_HEAD}')}.head>*{position:absolute}
      .veil{inset:0;background:linear-gradient(transparent 70%,#0b1470cc)}
      .line{left:72px;bottom:72px;font:800 92px/1.1 var(--sans);letter-spacing:-.04em}
      .when{right:72px;bottom:78px;text-align:right;font:700 42px/1.36 var(--sans);letter-spacing:-.02em}`,
      `${photo('fashion-main')}<h1>OFF<i>GRID</i></h1><div class="frame fill"><img src="${subject('fashion-main')}" alt=""></div><div class="head">${photo('fashion-main')}</div><div class="veil"></div><p class="line">${line}</p><p class="when">${when}</p>`,
    );
  },
};

/** A burger taller than its own headline. */
const GYEOP: Words<{ head: string; line: string; foot: string; price: string }> = {
  ko: { head: '크다.', line: '두 손으로 드세요', foot: '더블 겹버거', price: '9,800원' },
  en: { head: 'HUGE', line: 'Bring both hands', foot: 'Gyeop double', price: '$9.80' },
};
const gyeop: Piece = {
  name: 'poster-gyeop',
  draw(tongue) {
    const { head, line, foot, price } = GYEOP[tongue];
    return sheet(
      tongue,
      `body{color:#fff}
      .line{left:0;right:0;top:44px;text-align:center;font:700 58px var(--sans);letter-spacing:-.03em}
      h1{left:0;right:-60px;top:110px;text-align:center;font:400 640px/1 var(--heavy);letter-spacing:-.05em;color:#ffe14d}
      h1:lang(en){right:0;top:96px;font:900 520px/1 var(--wide);font-stretch:75%;letter-spacing:-.03em}
      .foot{left:72px;right:72px;bottom:60px;display:flex;justify-content:space-between;align-items:baseline;font:800 66px var(--sans);letter-spacing:-.04em}
      .foot b{font:800 92px var(--sans);letter-spacing:-.05em;color:#ffe14d}`,
      `${lowered('burger-main', 140)}<p class="line">${line}</p><h1 lang="${tongue}">${head}</h1><div class="frame" style="inset:100px 0 -100px"><img src="${subject('burger-main')}" alt=""></div><p class="foot"><i>${foot}</i><b class="num">${price}</b></p>`,
    );
  },
};

export const POSTERS: readonly Piece[] = [aurelle, gyeop, hydra, corner, offGrid, onsil];
