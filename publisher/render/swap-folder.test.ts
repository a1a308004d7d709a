import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { swapFolder } from './swap-folder.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'swap-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function site(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await mkdir(path);
  await writeFile(join(path, 'index.html'), text);
  return path;
}

it('replaces the old folder and leaves nothing next to it', async () => {
  const next = await site('next', 'new');
  const current = await site('dist', 'old');
  await swapFolder(next, current);
  expect(await readFile(join(current, 'index.html'), 'utf8')).toBe('new');
  expect(await readdir(folder)).toEqual(['dist']);
});

it('works when there is no old folder', async () => {
  const next = await site('next', 'new');
  await swapFolder(next, join(folder, 'dist'));
  expect(await readdir(folder)).toEqual(['dist']);
});

it('restores the old folder when the new one is missing', async () => {
  const current = await site('dist', 'old');
  await expect(swapFolder(join(folder, 'missing'), current)).rejects.toThrow('ENOENT');
  expect(await readFile(join(current, 'index.html'), 'utf8')).toBe('old');
});
