import { cp, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

// esbuild prints errors itself; the rejected promise then ends this process with code 1.
const folder = dirname(fileURLToPath(import.meta.url));

const { outputFiles } = await build({
  absWorkingDir: folder,
  entryPoints: {
    index: join('src', 'index.ts'),
    // A process starts from a file of its own.
    'read-nights.worker': join('src', 'features', 'feeds', 'read-nights.worker.ts'),
    'pdf.worker': join('src', 'features', 'pdf', 'pdf.worker.ts'),
  },
  outdir: 'lib',
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  // The domain, zod and Hono are bundled; these three are installed, because they load their own files or binaries.
  external: ['firebase-admin', 'firebase-functions', 'sharp'],
  sourcemap: true,
  logLevel: 'warning',
  write: false,
});
for (const { path, contents } of outputFiles) {
  if (await isThere(path, contents)) continue;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contents);
}

// What the PDF worker reads beside itself: the fonts, and the measures of its library's default font, which that asks for by
// a name of package.json's `imports`.
await copy(join(folder, 'src', 'features', 'pdf', 'fonts'), join(folder, 'lib', 'fonts'));
await copy(join(folder, 'node_modules', 'pdfkit', 'js', 'standard-fonts'), join(folder, 'lib', 'standard-fonts'));

/**
 * Copies the files of a folder that a worker reads.
 * @param {string} from
 * @param {string} to
 */
async function copy(from, to) {
  await cp(from, to, {
    recursive: true,
    filter: async (source, target) =>
      !/\.mjs$|\.map$/.test(source) &&
      ((await stat(source)).isDirectory() || !(await isThere(target, await readFile(source)))),
  });
}

/**
 * Whether a file has these bytes already. It is not written again then: `npm start` and `npm test` bundle beside each other,
 * and the emulators of the one would load their functions anew for each file that the other writes.
 * @param {string} path
 * @param {Uint8Array} contents
 */
async function isThere(path, contents) {
  const found = await readFile(path).catch(() => null);
  return found?.equals(contents) === true;
}
