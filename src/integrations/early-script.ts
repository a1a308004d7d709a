import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildSync } from 'esbuild';

/** A script that may run before the first paint, as one file. */
export interface EarlyScript {
  /** URL path of the script as a file; the name carries a hash of the code. */
  path: string;
  code: string;
}

/**
 * Bundles a classic script. Astro bundles modules only, which wait until the whole page is parsed and may run after the
 * first paint.
 */
export function bundleEarlyScript(entry: URL): EarlyScript {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // Without this esbuild adds 'use strict' to every page, which the type checker makes redundant.
    tsconfigRaw: '{}',
    write: false,
  });
  const code = outputFiles.map(({ text }) => text).join('');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { path: `/_astro/early.${hash}.js`, code };
}

/** Writes a script into the built site as a file and serves it during development. */
export function earlyScriptFile({ path, code }: EarlyScript): AstroIntegration {
  return {
    name: 'early-script',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(path, (_request, response) => {
          response.setHeader('Content-Type', 'text/javascript').end(code);
        });
      },
      'astro:build:done': ({ dir }) => {
        writeFileSync(new URL(`.${path}`, dir), code);
      },
    },
  };
}
