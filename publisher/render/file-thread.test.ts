import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sha256Of } from '#publisher/incremental/changed-files.ts';
import { fileThread, type FileThread } from './file-thread.ts';

let folder: string;
let files: FileThread;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  files = fileThread(folder);
});

afterEach(async () => {
  await files.stop();
  rmSync(folder, { recursive: true });
});

it('writes files with their folders and returns the SHA-256 of each', async () => {
  await files.put('index.html', [bytes('<p>Olá'), bytes(' — </p>')]);
  await files.put('property/casa.html', [bytes('casa')]);
  await files.put('empty.txt', []);
  const digests = await files.written();
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('<p>Olá — </p>');
  expect(readFileSync(join(folder, 'property/casa.html'), 'utf8')).toBe('casa');
  expect(Object.fromEntries(digests)).toEqual({
    'index.html': sha256Of(bytes('<p>Olá — </p>')),
    'property/casa.html': sha256Of(bytes('casa')),
    'empty.txt': sha256Of(bytes('')),
  });
});

it('writes whole files when they do not fit into one batch', async () => {
  const content = bytes('a'.repeat(300_000));
  for (let number = 0; number < 60; number += 1) await files.put(`${number}.html`, [content, bytes(String(number))]);
  const digests = await files.written();
  expect(digests.size).toBe(60);
  for (const [file, sha256] of digests) expect(sha256Of(readFileSync(join(folder, file)))).toBe(sha256);
});

it('fails with the reason when a file cannot be written', async () => {
  writeFileSync(join(folder, 'property'), 'a file where a folder should be');
  await files.put('property/casa.html', [bytes('casa')]);
  await expect(files.written()).rejects.toThrow(/EEXIST|ENOTDIR/);
  await expect(files.written()).rejects.toThrow(/EEXIST|ENOTDIR/);
});

it('has nothing to wait for when nothing is put', async () => {
  expect((await files.written()).size).toBe(0);
});
