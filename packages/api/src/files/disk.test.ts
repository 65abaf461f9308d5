import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createDiskKeep } from './disk-keep.ts';
import { createIncoming } from './incoming.ts';

const folder = mkdtempSync(join(tmpdir(), 'softbox-disk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A name that nothing can be read by: it leads to itself. */
const breakAt = (path: string) => symlinkSync(path, path);

test('a file that is not there is none; one that the disk does not give is a failure', async () => {
  const keep = createDiskKeep(folder);
  expect(await keep.open('file_none')).toBeNull();
  const source = join(folder, 'source');
  writeFileSync(source, 'whole');
  await keep.put('file_kept', source);
  const kept = await keep.open('file_kept');
  expect(await new Response(kept?.body).text()).toBe('whole');
  breakAt(join(folder, 'files', 'file_broken'));
  await expect(keep.open('file_broken')).rejects.toMatchObject({ code: 'ELOOP' });
});

test('what has arrived is not taken for nothing where the disk does not give it', async () => {
  const incoming = createIncoming(join(folder, 'data'));
  // Before the first file there is no folder.
  await incoming.sweep(new Date());
  mkdirSync(join(folder, 'data', 'incoming'), { recursive: true });
  await incoming.expect('file_new', 0);
  expect(await incoming.arrived('file_new')).toBe(incoming.pathOf('file_new'));
  expect(await incoming.arrived('file_unknown')).toBeNull();

  await incoming.expect('file_broken', 3);
  rmSync(incoming.pathOf('file_broken'));
  expect(await incoming.arrived('file_broken')).toBeNull();
  breakAt(incoming.pathOf('file_broken'));
  await expect(incoming.arrived('file_broken')).rejects.toMatchObject({ code: 'ELOOP' });
  await expect(incoming.sweep(new Date(0))).rejects.toMatchObject({ code: 'ELOOP' });
});
