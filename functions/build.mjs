import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

// esbuild itself prints what is wrong; the rejected promise then ends this process with code 1.
const folder = dirname(fileURLToPath(import.meta.url));

await build({
  absWorkingDir: folder,
  entryPoints: [join('src', 'index.ts')],
  outfile: join('lib', 'index.js'),
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  // The domain, zod and Hono are compiled in; these three stay packages, as they load files or binaries of their own.
  external: ['firebase-admin', 'firebase-functions', 'sharp'],
  sourcemap: true,
  logLevel: 'warning',
});
