import encodeQR from 'qr';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { pathOfModules } from './qr-path.ts';

const SCALE = 4;

/** What a camera sees of the path: a white square with its rectangles filled. */
function photograph(path: string, modules: number) {
  const size = modules * SCALE;
  const data = new Uint8Array(size * size * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = 0; row < SCALE; row++)
      for (let column = 0; column < Number(width) * SCALE; column++) {
        const at = (Number(y) * SCALE + row) * size + Number(x) * SCALE + column;
        data.set([17, 17, 17], at * 4);
      }
  return { width: size, height: size, data };
}

test('what is drawn reads as what was to be said', () => {
  for (const content of [
    'weixin://wxpay/bizpayurl?pr=NwY5Mz9&groupid=00',
    'http://127.0.0.1:3000/sandbox/pay/wx1234567890abcdef1234567890abcdef12',
    '가나다 结算 é',
  ]) {
    const modules = encodeQR(content, 'raw', { ecc: 'medium', border: 4 });
    expect(decodeQR(photograph(pathOfModules(modules), modules.length))).toBe(content);
  }
});
