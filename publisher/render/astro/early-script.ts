import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildSync } from 'esbuild';

/** A script that may run before the first paint, as one file. */
export interface EarlyScript {
  /** Its address, for one that is a file; the name carries a hash of its content. */
  address: string;
  /** Its content. */
  code: string;
}

/**
 * Bundles a classic script. Astro makes modules only, which wait until the whole page is parsed and may run after the
 * first paint.
 */
export function bundleEarlyScript(entry: URL): EarlyScript {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // Else the directive of strict code, whose faults the type checker finds, travels with every page.
    tsconfigRaw: '{}',
    write: false,
  });
  const code = outputFiles.map(({ text }) => text).join('');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { address: `/_astro/early.${hash}.js`, code };
}

/** Puts a script into the built site as a file; the development server answers with it. */
export function earlyScriptFile({ address, code }: EarlyScript): AstroIntegration {
  return {
    name: 'early-script',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(address, (_request, response) => {
          response.setHeader('Content-Type', 'text/javascript').end(code);
        });
      },
      'astro:build:done': ({ dir }) => {
        writeFileSync(new URL(`.${address}`, dir), code);
      },
    },
  };
}
