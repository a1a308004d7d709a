import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hardLinkCopyIn } from './hard-links.ts';

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
  const hardLinks = hardLinkCopyIn(after);
  hardLinks.put('a.html', [Buffer.from('new '), Buffer.from('words')]);
  hardLinks.put('deep/er/b.html', [Buffer.from('b')]);
  expect(textOf(after)).toBe('new words');
  expect(textOf(before)).toContain('twice');
  expect(hardLinks.files()).toEqual({ written: ['a.html', 'deep/er/b.html'], removed: [] });
});

it('does not count what says the same', () => {
  const hardLinks = hardLinkCopyIn(after);
  hardLinks.put('a.html', [Buffer.from(textOf(before))]);
  expect(hardLinks.files()).toEqual({ written: [], removed: [] });
});

it('replaces a name wherever it stands and keeps every other byte', () => {
  hardLinkCopyIn(after).replaceName('a.html', 'index.1.json', 'index.22.json');
  expect(textOf(after)).toBe('names index.22.json twice: index.22.json, été');
  expect(textOf(before)).toContain('index.1.json');
});

it('gives files other names and takes them out', () => {
  const hardLinks = hardLinkCopyIn(after);
  hardLinks.move('a.html', 'b.html');
  expect(readdirSync(after)).toEqual(['b.html']);
  expect(hardLinks.files()).toEqual({ written: ['b.html'], removed: ['a.html'] });
  hardLinks.take('b.html');
  expect(readdirSync(after)).toEqual([]);
  expect(readdirSync(before)).toEqual(['a.html']);
});
