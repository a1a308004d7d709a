import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PreviewShelf } from './preview-store.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const ENDS = '2026-03-04T09:00:00.000Z';
const before = new Date('2026-03-04T08:59:59.000Z');
const after = new Date('2026-03-04T09:00:01.000Z');

let folder: string;
let shelf: PreviewShelf;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'previews-'));
  shelf = new PreviewShelf(folder);
  const workshop = await shelf.workshop(ID);
  mkdirSync(workshop);
  writeFileSync(join(workshop, 'page.html'), 'A draft');
  await shelf.open(ID, ENDS);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('shows a preview until its time has come, and to nobody who does not know its id', () => {
  expect(shelf.find(ID, before)).toBe(join(folder, ID));
  expect(shelf.find(ID, after)).toBeNull();
  expect(shelf.find('00000000-0000-4000-8000-000000000002', before)).toBeNull();
  expect(shelf.find('../previews', before)).toBeNull();
});

it('clears away those whose time has come, and no others', async () => {
  await shelf.tidy(before);
  expect(existsSync(join(folder, ID, 'page.html'))).toBe(true);
  await shelf.tidy(after);
  expect(readdirSync(folder)).toEqual([]);
});
