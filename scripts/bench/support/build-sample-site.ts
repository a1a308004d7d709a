import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { EmulatorSet } from '#scripts/emulators/emulator-sets.ts';
import { CACHE_FOLDER, NODE } from '#scripts/emulators/project-paths.ts';

/** Fills the running emulators with the sample and builds its site with `astro build`. */
export function buildSampleSite({ site }: EmulatorSet): void {
  const cache = join(CACHE_FOLDER, 'bench/astro');
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_CACHE: cache, ASTRO_TELEMETRY_DISABLED: '1' };
  const run = (...command: string[]) => execFileSync(NODE, command, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  run('scripts/seed/seed.ts');
  // The site may be a link to a release, which must stay as it is; and the emulators began empty, so nothing in the cache
  // is of their content.
  for (const folder of [site, cache]) rmSync(folder, { recursive: true, force: true });
  run('node_modules/astro/bin/astro.mjs', 'build', '--outDir', site);
}
