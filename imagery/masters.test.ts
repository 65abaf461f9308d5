import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findMasters } from './masters.ts';

let folder: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const sources = () => Object.fromEntries(findMasters(folder).map((master) => [master.name, master.sources]));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'softbox-imagery-'));
  write('render.py', 'render');
  write('studio/light.py', 'light');
  write('assets/silk.npz', 'silk');
  write('scenes/coffee.py', 'VIEWS = {"main": 1, "detail": 2}\ndef build(view):\n');
  write('scenes/loop.py', 'VIEWS = {"main": 1}\ndef build(view, frame=0.0):\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('every view of every scene is a master; the main one has the scene’s name on the site', () => {
  expect(findMasters(folder).map(({ name, picture, moves }) => ({ name, picture, moves }))).toEqual([
    { name: 'coffee-main', picture: 'coffee', moves: false },
    { name: 'coffee-detail', picture: 'coffee-detail', moves: false },
    { name: 'loop-main', picture: 'loop', moves: true },
  ]);
});

test('a changed scene makes its own masters stale, a changed studio all', () => {
  const before = sources();
  write('scenes/coffee.py', 'VIEWS = {"main": 1, "detail": 3}\ndef build(view):\n');
  const after = sources();
  expect(after['loop-main']).toBe(before['loop-main']);
  expect(after['coffee-main']).not.toBe(before['coffee-main']);
  for (const file of ['render.py', 'studio/light.py', 'studio/new.py', 'assets/silk.npz']) {
    const now = sources();
    write(file, `changed ${file}`);
    expect(sources()['loop-main'], file).not.toBe(now['loop-main']);
  }
});

test('what Python leaves behind changes nothing', () => {
  const before = sources();
  write('studio/__pycache__/light.cpython-311.pyc', 'compiled');
  expect(sources()).toEqual(before);
});

test('a scene that cannot be read is named', () => {
  write('scenes/bad.py', 'def build(view):\n');
  expect(() => findMasters(folder)).toThrow('scenes/bad.py');
});
