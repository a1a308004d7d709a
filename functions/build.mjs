import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

// esbuild prints errors itself; the rejected promise then ends this process with code 1.
const folder = dirname(fileURLToPath(import.meta.url));

await build({
  absWorkingDir: folder,
  entryPoints: {
    index: join('src', 'index.ts'),
    // A thread starts from a file of its own.
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
});

// What the PDF worker reads beside itself: the fonts, and the measures of its library's default font, which that asks for by
// a name of package.json's `imports`.
await cp(join(folder, 'src', 'features', 'pdf', 'fonts'), join(folder, 'lib', 'fonts'), { recursive: true });
await cp(join(folder, 'node_modules', 'pdfkit', 'js', 'standard-fonts'), join(folder, 'lib', 'standard-fonts'), {
  recursive: true,
  filter: (path) => !/\.mjs$|\.map$/.test(path),
});
