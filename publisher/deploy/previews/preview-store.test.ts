import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PreviewStore } from './preview-store.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const ENDS = '2026-03-04T09:00:00.000Z';
const before = new Date('2026-03-04T08:59:59.000Z');
const after = new Date('2026-03-04T09:00:01.000Z');

let folder: string;
let store: PreviewStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'previews-'));
  store = new PreviewStore(folder);
  const workshop = await store.workshop(ID);
  mkdirSync(workshop);
  writeFileSync(join(workshop, 'page.html'), 'A draft');
  await store.open(ID, ENDS);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('shows a preview until its time has come, and to nobody who does not know its id', () => {
  expect(store.find(ID, before)).toBe(join(folder, ID));
  expect(store.find(ID, after)).toBeNull();
  expect(store.find('00000000-0000-4000-8000-000000000002', before)).toBeNull();
  expect(store.find('../previews', before)).toBeNull();
});

it('clears away those whose time has come, and no others', async () => {
  await store.tidy(before);
  expect(existsSync(join(folder, ID, 'page.html'))).toBe(true);
  await store.tidy(after);
  expect(readdirSync(folder)).toEqual([]);
});
