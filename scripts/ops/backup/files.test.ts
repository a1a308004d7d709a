import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { copyFiles } from './files.ts';
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
  expect(records).toEqual([{ name: 'media/1.avif', metadata: {} }]);
  const [file = ''] = readdirSync(join(folder, 'files'));
  expect(readFileSync(join(folder, 'files', file), 'utf8')).toBe('whole file');
});

it('are left out when somebody deletes them during the backup', async () => {
  const { records } = await copyWith([new Response('gone', { status: 404 })]);
  expect(records).toEqual([]);
});
