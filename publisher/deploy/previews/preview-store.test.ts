import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PREVIEW_MINUTES } from '#domain/publishing/limits.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PreviewStore } from './preview-store.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const EXPIRES = '2026-03-04T09:00:00.000Z';
const before = new Date('2026-03-04T08:59:59.000Z');
const after = new Date('2026-03-04T09:00:01.000Z');

let folder: string;
let store: PreviewStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'previews-'));
  store = new PreviewStore(folder);
  const unfinished = await store.prepareFolder(ID);
  mkdirSync(unfinished);
  writeFileSync(join(unfinished, 'page.html'), 'A draft');
  await store.add(ID, EXPIRES);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('finds a preview by its id until it expires', () => {
  expect(store.find(ID, before)).toBe(join(folder, ID));
  expect(store.find(ID, after)).toBeNull();
  expect(store.find('00000000-0000-4000-8000-000000000002', before)).toBeNull();
  expect(store.find('../previews', before)).toBeNull();
});

it('removes expired previews and no others', async () => {
  await store.cleanUp(before);
  expect(existsSync(join(folder, ID, 'page.html'))).toBe(true);
  await store.cleanUp(after);
  expect(readdirSync(folder)).toEqual([]);
});

it('keeps nothing of a preview whose expiry date was cut off by a full disk', async () => {
  const failed = '00000000-0000-4000-8000-000000000002';
  writeFileSync(join(folder, `${failed}.json`), '');
  await store.discard(failed);
  await store.cleanUp(after);
  expect(readdirSync(folder)).toEqual([]);
});

it('removes what a killed build has left once no build can still write there', async () => {
  const left = await store.prepareFolder('00000000-0000-4000-8000-000000000002');
  mkdirSync(left);
  utimesSync(left, before, before);
  await store.cleanUp(new Date(before.getTime() + PREVIEW_MINUTES * 60_000));
  expect(existsSync(left)).toBe(true);
  await store.cleanUp(new Date(before.getTime() + PREVIEW_MINUTES * 60_000 + 1));
  expect(readdirSync(folder)).toEqual([]);
});
