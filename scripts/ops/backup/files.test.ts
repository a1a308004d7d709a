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

it('are copied whole when the bucket is busy at first and a connection breaks', async () => {
  const responses = [new Response('busy', { status: 503 }), brokenResponse(), new Response('whole file')];
  vi.stubGlobal('fetch', () => Promise.resolve(responses.shift() ?? Response.error()));
  for (const name of ['FIRESTORE', 'FIREBASE_AUTH', 'FIREBASE_STORAGE']) vi.stubEnv(`${name}_EMULATOR_HOST`, undefined);
  const project = openProject('example-site', undefined);
  onTestFinished(project.close);
  Object.assign(project.bucket, { getFiles: () => Promise.resolve([[project.bucket.file('media/1.avif')], {}]) });
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));

  const copied = copyFiles({ ...project, authorization: () => Promise.resolve('Bearer token') }, folder);

  expect((await Array.fromAsync(copied)).flat()).toEqual([{ name: 'media/1.avif', metadata: {} }]);
  const [file = ''] = readdirSync(join(folder, 'files'));
  expect(readFileSync(join(folder, 'files', file), 'utf8')).toBe('whole file');
});
