import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { clientEnvironment, type EmulatorSet } from '#scripts/emulators/emulator-sets.ts';
import { CACHE_FOLDER, NODE } from '#scripts/emulators/project-paths.ts';

const ASTRO_CACHE = join(CACHE_FOLDER, 'bench/astro');

/** Bundles the functions, which a set must have before it starts. */
export function bundleFunctions(set: EmulatorSet): void {
  run(set, ['functions/build.mjs']);
}

/** Fills a running set with the sample and builds its site with `astro build`. */
export function buildSampleSite(set: EmulatorSet): void {
  run(set, ['scripts/seed/seed.ts']);
  // The site may be a link to a release, which must stay as it is; and the emulators began empty, so nothing in the cache
  // is of their content.
  for (const folder of [set.site, ASTRO_CACHE]) rmSync(folder, { recursive: true, force: true });
  run(set, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', set.site]);
}

function run(set: EmulatorSet, command: readonly string[]): void {
  const { status, stderr } = spawnSync(NODE, command, {
    env: {
      ...process.env,
      ...clientEnvironment(set),
      NODE_ENV: 'production',
      ASTRO_CACHE,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}:\n${stderr.toString().slice(-4000)}`);
}
