import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openHardLinkCopy } from './hard-link-copy.ts';

let folder: string;
let [before, after] = ['', ''];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hard-links-'));
  [before, after] = [join(folder, 'before'), join(folder, 'after')];
  mkdirSync(before);
  mkdirSync(after);
  writeFileSync(join(before, 'a.html'), 'names index.1.json twice: index.1.json, été');
  linkSync(join(before, 'a.html'), join(after, 'a.html'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const textOf = (release: string, file = 'a.html') => readFileSync(join(release, file), 'utf8');

it('replaces files and leaves the last release as it was', () => {
  const hardLinks = openHardLinkCopy(after);
  hardLinks.put('a.html', [Buffer.from('new '), Buffer.from('text')]);
  hardLinks.put('deep/er/b.html', [Buffer.from('b')]);
  expect(textOf(after)).toBe('new text');
  expect(textOf(before)).toContain('twice');
  expect(hardLinks.files()).toEqual({ written: ['a.html', 'deep/er/b.html'], removed: [] });
});

it('does not count a file that has the same bytes', () => {
  const hardLinks = openHardLinkCopy(after);
  hardLinks.put('a.html', [Buffer.from(textOf(before))]);
  expect(hardLinks.files()).toEqual({ written: [], removed: [] });
});

it('replaces every occurrence of a name and keeps every other byte', () => {
  openHardLinkCopy(after).replaceName('a.html', 'index.1.json', 'index.22.json');
  expect(textOf(after)).toBe('names index.22.json twice: index.22.json, été');
  expect(textOf(before)).toContain('index.1.json');
});

it('renames and removes files', () => {
  const hardLinks = openHardLinkCopy(after);
  hardLinks.rename('a.html', 'b.html');
  expect(readdirSync(after)).toEqual(['b.html']);
  expect(hardLinks.files()).toEqual({ written: ['b.html'], removed: ['a.html'] });
  hardLinks.remove('b.html');
  expect(readdirSync(after)).toEqual([]);
  expect(readdirSync(before)).toEqual(['a.html']);
});
