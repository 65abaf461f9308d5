import type { CountryPrefix } from '../../../packages/config/src/countries.ts';
import { symbol, wordmark } from '../logo.ts';
import { photo, sheet } from '../sheet.ts';

/** What a shared link says, in the language of its country. */
const LINES: Record<CountryPrefix, { language: string; line: string }> = {
  us: { language: 'en', line: 'Your phone\nphoto, turned\ninto an ad' },
  kr: { language: 'ko', line: '휴대폰 사진\n한 장이\n광고가 됩니다' },
  au: { language: 'en', line: 'Snap it on\nyour phone.\nWe make it sell.' },
  vn: { language: 'vi', line: 'Từ ảnh\nđiện thoại\nthành ảnh\nquảng cáo' },
  cn: { language: 'zh', line: '手机随手一拍\n就是一张\n广告大片' },
  my: { language: 'en', line: 'From phone\nsnap to ad\nin days' },
};

/** Columns of the wall: light beside dark, warm beside cool. */
const WALL = [
  { top: -170, names: ['water-main', 'burger-main', 'luxury-main'] },
  { top: -40, names: ['coffee-main', 'clay-main', 'green-main'] },
  { top: -230, names: ['midnight-main', 'smoothie-main', 'fashion-main'] },
] as const;

const column = ({ top, names }: (typeof WALL)[number]) =>
  `<div style="margin-top:${top}px">${names.map((name) => photo(name, 'print')).join('')}</div>`;

/** The picture that a link to the site shows elsewhere. */
const drawLink = ({ language, line }: (typeof LINES)[CountryPrefix]) =>
  sheet(
    language,
    `body{background:#faf8f4;color:#1c1814}
    .wall{left:496px;right:-70px;top:0;display:flex;gap:14px}.wall>div{flex:1}
    .print{position:relative;height:300px;margin-bottom:14px;border-radius:10px}
    .logo{left:56px;top:56px;display:flex;gap:14px;align-items:center}
    h1{left:56px;bottom:48px;font-weight:800;font-size:62px;line-height:1.14;letter-spacing:-.045em}
    h1:lang(ko){font-size:70px;line-height:1.2}h1:lang(zh){font-size:62px;line-height:1.24;letter-spacing:0}h1:lang(vi){font-size:60px;line-height:1.2;letter-spacing:-.035em}`,
    `<div class="wall">${WALL.map(column).join('')}</div><div class="logo">${symbol(' width="50"')}${wordmark(' height="36"')}</div><h1>${line}</h1>`,
  );

export const LINKS = Object.entries(LINES).map(([prefix, words]) => ({
  name: `og-${prefix}`,
  html: drawLink(words),
  width: 1200,
  height: 630,
}));
