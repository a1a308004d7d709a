import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildSync } from 'esbuild';

/** A script that may run before the first paint, as one file. */
export interface EarlyScript {
  /** Its address; the name carries a hash of its content. */
  address: string;
  /** Its content. */
  code: string;
}

/**
 * Bundles a script into one classic file. Astro makes modules only, which wait until the whole page is parsed and may
 * run after the first paint; and the content policy allows no inline script.
 */
export function bundleEarlyScript(entry: URL): EarlyScript {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  const code = outputFiles.map(({ text }) => text).join('');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { address: `/_astro/early.${hash}.js`, code };
}

/** Puts the scripts into the built site; the development server answers with them. */
export function earlyScriptFiles(scripts: readonly EarlyScript[]): AstroIntegration {
  return {
    name: 'early-scripts',
    hooks: {
      'astro:server:setup': ({ server }) => {
        for (const { address, code } of scripts) {
          server.middlewares.use(address, (_request, response) => {
            response.setHeader('Content-Type', 'text/javascript').end(code);
          });
        }
      },
      'astro:build:done': ({ dir }) => {
        for (const { address, code } of scripts) writeFileSync(new URL(`.${address}`, dir), code);
      },
    },
  };
}
