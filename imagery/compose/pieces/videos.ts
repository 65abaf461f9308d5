import { type Piece, photo, sheet, type Words } from '../sheet.ts';

/** Chrome that all clips share: the mark to play and the clock on its bar. */
const CHROME = `
.play{width:190px;height:190px;border-radius:50%;background:#ffffff2b;backdrop-filter:blur(18px);box-shadow:inset 0 0 0 3px #ffffffb0}
.play::after{content:"";position:absolute;left:74px;top:56px;border:solid transparent;border-width:39px 0 39px 64px;border-left-color:#fff}
.clock{display:flex;gap:26px;align-items:center;font:600 38px var(--sans);letter-spacing:-.01em;font-variant-numeric:tabular-nums}
.bar{position:relative;flex:1;height:8px;border-radius:4px;background:#ffffff59}
.bar::before{content:"";position:absolute;left:0;top:0;bottom:0;width:var(--at);border-radius:4px;background:#fff}
.bar::after{content:"";position:absolute;left:var(--at);top:50%;width:30px;height:30px;margin:-15px;border-radius:50%;background:#fff}`;

const time = (seconds: number) => `0:${String(seconds).padStart(2, '0')}`;
const clock = (at: number, of: number) =>
  `<div class="clock"><i>${time(at)}</i><div class="bar" style="--at:${(at / of) * 100}%"></div><i>${time(of)}</i></div>`;

/** One shot, one sentence; the half that is still to be said waits in the dark. */
const HYDRA: Words<{ said: string; next: string }> = {
  ko: { said: '물처럼 스며들고', next: '물처럼 가볍게' },
  en: { said: 'Sinks in like water.', next: 'Feels like nothing.' },
};
const hydra: Piece = {
  name: 'video-hydra',
  draw(tongue) {
    const { said, next } = HYDRA[tongue];
    return sheet(
      tongue,
      `${CHROME}body{color:#fff}
      .veil{inset:0;background:linear-gradient(transparent 55%,#00275ccc)}
      .play{right:84px;bottom:196px}
      h1{left:80px;right:80px;bottom:190px;font:700 108px/1.16 var(--sans);letter-spacing:-.045em}
      h1 i{display:block;opacity:.45}
      .clock{left:84px;right:84px;bottom:84px}`,
      `${photo('water-main')}<div class="veil"></div><div class="play"></div><h1>${said}<i>${next}</i></h1>${clock(3, 8)}`,
    );
  },
};

/** Four cuts, one word each. */
const BAM: Words<{ words: readonly [string, string, string, string] }> = {
  ko: { words: ['삶고', '볶고', '담고', '끝.'] },
  en: { words: ['Boil', 'toss', 'plate', 'done.'] },
};
const BAM_CUTS = [
  ['pasta-detail', { x: 50, y: 84, zoom: 1.5 }],
  ['pasta-main', { x: 52, y: 66, zoom: 2.6 }],
  ['pasta-main', { x: 8, y: 66, zoom: 1.8 }],
  ['pasta-main', { x: 50, y: 55, zoom: 1 }],
] as const;
const bam: Piece = {
  name: 'video-bam',
  draw(tongue) {
    const { words } = BAM[tongue];
    const cell = ([name, crop]: (typeof BAM_CUTS)[number], k: number) =>
      `<div class="cell">${photo(name, 'fill', crop)}<div class="veil"></div><i class="num">${time(k * 2)}</i><b>${words[k]}</b></div>`;
    return sheet(
      tongue,
      `${CHROME}body{background:#120705;color:#fff6ea}
      .cells{inset:0 0 136px;display:grid;grid-template:1fr 1fr/1fr 1fr;gap:10px}
      .cell{position:relative;overflow:hidden}.cell>*{position:absolute}
      .veil{inset:0;background:linear-gradient(#0004,transparent 30%,transparent 50%,#0009)}
      .cell i{left:36px;top:32px;font:600 38px var(--sans)}
      .cell b{left:32px;bottom:24px;font:800 128px/1.1 var(--sans);letter-spacing:-.05em}
      .clock{left:36px;right:36px;bottom:46px}`,
      `<div class="cells">${BAM_CUTS.map(cell).join('')}</div>${clock(5, 8)}`,
    );
  },
};

/** On the cutting desk: the shot above, the whole film as a strip below. */
const AURELLE: Words<{ head: string }> = { ko: { head: '조용히, 오래' }, en: { head: 'Quietly, all night' } };
const aurelle: Piece = {
  name: 'video-aurelle',
  draw(tongue) {
    const thumbs = [1, 1.25, 1.5, 1.8, 2.2, 2.7, 3.2].map((zoom) =>
      photo('luxury-main', 'thumb', { x: 36, y: 58, zoom }),
    );
    const wave = Array.from({ length: 76 }, (_, k) => 12 + 50 * Math.abs(Math.sin(k * 0.37) * Math.sin(k * 1.71 + 1)));
    return sheet(
      tongue,
      `${CHROME}body{background:#100306;color:#f6d3a4}
      .shot{left:0;right:0;top:0;height:1210px}
      .veil{left:0;right:0;top:0;height:1210px;background:linear-gradient(#10030688,transparent 40%,transparent 64%,#100306 98%)}
      h1{left:76px;top:1010px;font:300 112px/1.2 var(--serif);letter-spacing:-.03em}h1:lang(en){font-weight:400}
      .play{right:84px;top:92px;transform:scale(.9);transform-origin:100% 0}
      .strip{left:0;right:0;top:1250px;height:200px;display:flex;gap:6px}.thumb{position:relative;flex:1}
      .wave{left:0;right:0;top:1482px;height:70px;display:flex;gap:7px;align-items:center}.wave i{flex:1;border-radius:5px;background:#f6d3a455}.wave i.on{background:#f6d3a4}
      .head{left:470px;top:1226px;width:6px;height:350px;background:#fff;border-radius:3px}
      .now{left:392px;top:1164px;width:162px;height:66px;border-radius:33px;background:#fff;color:#3a0711;text-align:center;font:700 40px/66px var(--sans)}`,
      `${photo('luxury-main', 'shot', { x: 50, y: 55 })}<div class="veil"></div><h1 lang="${tongue}">${AURELLE[tongue].head}</h1><div class="play"></div>
      <div class="strip">${thumbs.join('')}</div><div class="wave">${wave.map((h, k) => `<i${k < 28 ? ' class="on"' : ''} style="height:${h.toFixed(0)}px"></i>`).join('')}</div><div class="head"></div><p class="now num">0:03</p>`,
    );
  },
};

/** Three beats side by side, as the cut has them. */
const OFF_GRID: Words<{ beats: readonly [string, string, string] }> = {
  ko: { beats: ['쓰고', '잠그고', '나간다'] },
  en: { beats: ['Hat.', 'Zip.', 'Out.'] },
};
const OFF_GRID_CUTS = [
  { x: 48, y: 16, zoom: 1.7 },
  { x: 47, y: 60, zoom: 1.9 },
  { x: 46, y: 40, zoom: 1 },
];
const offGrid: Piece = {
  name: 'video-off-grid',
  draw(tongue) {
    const beat = (word: string, k: number) =>
      `<div class="beat">${photo('fashion-main', 'fill', OFF_GRID_CUTS[k])}<div class="veil"></div><i class="num">${time(k * 2)}</i><b>${word}</b></div>`;
    return sheet(
      tongue,
      `${CHROME}body{background:#fff5e8;color:#fff}
      .beats{inset:0;display:flex;gap:10px}.beat{position:relative;flex:1;overflow:hidden}.beat>*{position:absolute}
      .veil{inset:0;background:linear-gradient(transparent 70%,#0a1164cc)}
      .beat i{left:32px;top:40px;font:700 40px var(--sans)}
      .beat b{left:30px;bottom:120px;font:800 116px/1 var(--sans);letter-spacing:-.06em}
      .clock{left:36px;right:36px;bottom:52px}`,
      `<div class="beats">${OFF_GRID[tongue].beats.map(beat).join('')}</div>${clock(4, 6)}`,
    );
  },
};

/** A clip among its neighbours, where thumbs pass by. */
const MINTHE: Words<{ head: string; likes: string; talk: string }> = {
  ko: { head: '얼음 한 조각\n올린 느낌', likes: '1.2만', talk: '348' },
  en: { head: 'Like ice,\nbut kind', likes: '12K', talk: '348' },
};
const ICONS = {
  heart: 'M12 20S4 15 4 9.500A4.200 4.200 0 0 1 12 7.600 4.200 4.200 0 0 1 20 9.500C20 15 12 20 12 20Z',
  talk: 'M4 6.500A2 2 0 0 1 6 4.500H18A2 2 0 0 1 20 6.500V14.500A2 2 0 0 1 18 16.500H11L6.500 20V16.500H6A2 2 0 0 1 4 14.500Z',
  send: 'M20 4 3.500 10.500 10.500 13.500 13.500 20.500ZM20 4 10.500 13.500',
};
const icon = (path: string) =>
  `<svg viewBox="0 0 24 24" width="76" fill="none" stroke="#fff" stroke-width="1.9" stroke-linejoin="round"><path d="${path}"/></svg>`;
const minthe: Piece = {
  name: 'video-minthe',
  draw(tongue) {
    const { head, likes, talk } = MINTHE[tongue];
    return sheet(
      tongue,
      `${CHROME}body{background:linear-gradient(150deg,#d9f5e8,#8fd8ba);color:#fff}
      .clip{width:780px;height:1386px;top:107px;border-radius:48px;overflow:hidden}.clip>*{position:absolute}
      .side{opacity:.55}.here{left:250px;box-shadow:0 60px 110px -40px #0b4a38aa}
      .veil{inset:0;background:linear-gradient(transparent 50%,#063d2ecc)}
      .play{left:295px;top:560px}
      h1{left:52px;bottom:170px;font:700 100px/1.14 var(--sans);letter-spacing:-.045em}
      .acts{right:40px;bottom:180px;display:grid;gap:40px;justify-items:center;font:600 32px/1.2 var(--sans);text-align:center}.acts svg{display:block;margin:0 auto 4px}
      .clip .clock{left:52px;right:52px;bottom:64px}`,
      `<div class="clip side" style="left:-570px">${photo('green-main', 'fill')}</div><div class="clip side" style="left:1070px">${photo('flower-main', 'fill')}</div>
      <div class="clip here">${photo('mint-main', 'fill', { x: 52, y: 60 })}<div class="veil"></div><div class="play"></div><h1>${head}</h1>
      <div class="acts"><p>${icon(ICONS.heart)}${likes}</p><p>${icon(ICONS.talk)}${talk}</p><p>${icon(ICONS.send)}</p></div>${clock(2, 6)}</div>`,
    );
  },
};

export const VIDEOS: readonly Piece[] = [hydra, aurelle, bam, minthe, offGrid];
