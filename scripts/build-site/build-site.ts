import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { swapFolder } from './swap-folder.ts';

/**
 * Builds the site from the published content beside `out` and swaps it in when it is whole.
 * A failed build rejects with the reason and leaves `out` as it was.
 */
export async function buildSite(out: string, environment: NodeJS.ProcessEnv = process.env): Promise<void> {
  const target = resolve(out);
  const name = basename(target);
  const next = resolve('.cache/build', name);
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  await runAstro(['build', '--outDir', next], { ASTRO_CACHE: resolve('.cache/astro', name), ...environment });
  await swapFolder(next, target);
}

function runAstro(options: string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const astro = resolve('node_modules/astro/bin/astro.mjs');
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [astro, ...options], {
      stdio: 'inherit',
      env: { ...environment, ASTRO_TELEMETRY_DISABLED: '1' },
    });
    child.on('error', fail);
    child.on('exit', (code, signal) => {
      if (code === 0) done();
      else fail(new Error(`The site was not built (astro ended with ${signal ?? code}); the old one is untouched.`));
    });
  });
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
  try {
    await buildSite(values.out);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
