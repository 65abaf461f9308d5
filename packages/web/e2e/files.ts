import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Translate } from '@softbox/config/i18n';

interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const PIECE = 1024 * 1024;

/** A real picture, under a name as a Mac writes it: in decomposed Korean. */
export const photo: Chosen = {
  name: '신메뉴 사진.png'.normalize('NFD'),
  mimeType: 'image/png',
  buffer: readFileSync(join(import.meta.dirname, '../../../docs/landing.png')),
};

/** A document that takes three pieces to send. */
export const menu: Chosen = {
  name: '메뉴판.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2.5 * PIECE, 'a')]),
};

/** Something else, under a picture's name. */
export const disguised: Chosen = {
  name: '로고.png',
  mimeType: 'image/png',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
};

export const chooseFiles = (at: Page | Locator, say: Translate, ...files: Chosen[]) =>
  at.getByLabel(say('material.choose')).setInputFiles(files);

export const fileRow = (at: Page | Locator, say: Translate, name: string) =>
  at
    .getByRole('list', { name: say('material.files') })
    .getByRole('listitem')
    .filter({ hasText: name });

/**
 * Holds back every piece of an upload after its first, as a very slow line does, until released. Tells the offsets from
 * which pieces were sent.
 */
export async function slowLine(page: Page) {
  const offsets: number[] = [];
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/api/uploads/*', async (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH') return route.continue();
    const offset = Number(request.headers()['upload-offset']);
    offsets.push(offset);
    if (offset > 0) await opened;
    // Paused meanwhile: the browser has taken the request back.
    return route.continue().catch(() => undefined);
  });
  return {
    offsets,
    /** A file of several pieces has got as far as the first one. */
    firstPiece: PIECE,
    release: () => open(),
  };
}
