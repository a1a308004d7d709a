import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished, vi } from 'vitest';
import { copyFiles, rejectChangedFiles } from './files.ts';
import { openProject } from './project.ts';

/** A response whose connection breaks in the middle of its body. */
function brokenResponse(): Response {
  const parts = [new TextEncoder().encode('more than the ')];
  return new Response(
    new ReadableStream({
      pull: (stream) => {
        const part = parts.shift();
        if (part === undefined) stream.error(new TypeError('terminated'));
        else stream.enqueue(part);
      },
    }),
  );
}

/** Copies a bucket with one file into a folder while it gives these responses; the records and the folder. */
async function copyWith(responses: Response[]) {
  vi.stubGlobal('fetch', () => Promise.resolve(responses.shift() ?? Response.error()));
  for (const name of ['FIRESTORE', 'FIREBASE_AUTH', 'FIREBASE_STORAGE']) vi.stubEnv(`${name}_EMULATOR_HOST`, undefined);
  const project = openProject('example-site', undefined);
  onTestFinished(project.close);
  Object.assign(project.bucket, { getFiles: () => Promise.resolve([[project.bucket.file('media/1.avif')], {}]) });
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const copied = copyFiles({ ...project, authorization: () => Promise.resolve('Bearer token') }, folder);
  return { records: (await Array.fromAsync(copied)).flat(), folder };
}

it('are copied whole when the bucket is busy at first and a connection breaks', async () => {
  const { records, folder } = await copyWith([
    new Response('busy', { status: 503 }),
    brokenResponse(),
    new Response('whole file'),
  ]);
  const sha256 = createHash('sha256').update('whole file').digest('hex');
  expect(records).toEqual([{ name: 'media/1.avif', metadata: {}, sha256 }]);
  const [file = ''] = readdirSync(join(folder, 'files'));
  expect(readFileSync(join(folder, 'files', file), 'utf8')).toBe('whole file');
});

it('are left out when somebody deletes them during the backup', async () => {
  const { records } = await copyWith([new Response('gone', { status: 404 })]);
  expect(records).toEqual([]);
});

it('are checked before a restore, which would bring a picture without its end', async () => {
  const { records, folder } = await copyWith([new Response('whole file')]);
  const check = () => rejectChangedFiles(folder, Readable.from(records));
  await expect(check()).resolves.toBeUndefined();
  const [file = ''] = readdirSync(join(folder, 'files'));
  truncateSync(join(folder, 'files', file), 5);
  await expect(check()).rejects.toThrow('The bytes of media/1.avif are not those that were backed up');
  rmSync(join(folder, 'files', file));
  await expect(check()).rejects.toThrow('The bytes of media/1.avif are not those that were backed up');
});
