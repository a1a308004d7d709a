import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { overlayIn } from './hard-links.ts';

let folder: string;
let [before, after] = ['', ''];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overlay-'));
  [before, after] = [join(folder, 'before'), join(folder, 'after')];
  mkdirSync(before);
  mkdirSync(after);
  writeFileSync(join(before, 'a.html'), 'names index.1.json twice: index.1.json, été');
  linkSync(join(before, 'a.html'), join(after, 'a.html'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const textOf = (release: string, file = 'a.html') => readFileSync(join(release, file), 'utf8');

it('replaces files and leaves the last release as it was', () => {
  const overlay = overlayIn(after);
  overlay.put('a.html', [Buffer.from('new '), Buffer.from('words')]);
  overlay.put('deep/er/b.html', [Buffer.from('b')]);
  expect(textOf(after)).toBe('new words');
  expect(textOf(before)).toContain('twice');
  expect(overlay.files()).toEqual({ written: ['a.html', 'deep/er/b.html'], removed: [] });
});

it('does not count what says the same', () => {
  const overlay = overlayIn(after);
  overlay.put('a.html', [Buffer.from(textOf(before))]);
  expect(overlay.files()).toEqual({ written: [], removed: [] });
});

it('replaces a name wherever it stands and keeps every other byte', () => {
  overlayIn(after).replaceName('a.html', 'index.1.json', 'index.22.json');
  expect(textOf(after)).toBe('names index.22.json twice: index.22.json, été');
  expect(textOf(before)).toContain('index.1.json');
});

it('gives files other names and takes them out', () => {
  const overlay = overlayIn(after);
  overlay.move('a.html', 'b.html');
  expect(readdirSync(after)).toEqual(['b.html']);
  expect(overlay.files()).toEqual({ written: ['b.html'], removed: ['a.html'] });
  overlay.take('b.html');
  expect(readdirSync(after)).toEqual([]);
  expect(readdirSync(before)).toEqual(['a.html']);
});
