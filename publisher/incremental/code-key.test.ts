import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { codeKey } from './code-key.ts';

const environment = { GCLOUD_PROJECT: 'demo-site', FIREBASE_WEB_API_KEY: 'key' };
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'code-'));
  for (const folder of ['src/pages', 'publisher/render', 'publisher/incremental', 'public'])
    await mkdir(join(root, folder), { recursive: true });
  for (const file of ['astro.config.mjs', 'tsconfig.json', 'package.json', 'package-lock.json', 'src/pages/a.astro']) {
    await writeFile(join(root, file), file);
  }
});

afterEach(() => rm(root, { recursive: true }));

it('stays the same while neither code nor environment change', () => {
  expect(codeKey(root, environment)).toBe(codeKey(root, { ...environment, HOME: '/elsewhere' }));
});

it.each([
  ...['src/pages/a.astro', 'src/pages/b.astro', 'public/robots.txt', 'package-lock.json', 'astro.config.mjs'],
  ...['publisher/render/a.ts', 'publisher/incremental/a.ts'],
])('changes with %s', async (file) => {
  const before = codeKey(root, environment);
  await writeFile(join(root, file), 'changed');
  expect(codeKey(root, environment)).not.toBe(before);
});

it('changes when text moves from one file to the next', async () => {
  await writeFile(join(root, 'src/pages/b.astro'), '');
  const before = codeKey(root, environment);
  await writeFile(join(root, 'src/pages/b.astro'), 'src/pages/a.astro');
  await writeFile(join(root, 'src/pages/a.astro'), '');
  expect(codeKey(root, environment)).not.toBe(before);
});

it.each([{ SITE_ADDRESS: 'https://example.com' }, { GCLOUD_PROJECT: 'another' }, { TILE_ATTRIBUTION: 'Others' }])(
  'changes with %o, which becomes part of the code',
  async (variables) => {
    expect(codeKey(root, { ...environment, ...variables })).not.toBe(codeKey(root, environment));
  },
);
