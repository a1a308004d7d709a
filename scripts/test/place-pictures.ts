import { copyFileSync, mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { EMULATOR_SETS } from '#scripts/emulators/emulator-sets.ts';
import { prepareSample } from '#scripts/seed/prepare-sample.ts';
import { runCommand } from '#scripts/dev/setup/fixable-error.mjs';

/**
 * Copies the sample's pictures into the folder of the test site, as the CDN caches them after the first visitor. The
 * functions emulator starts a process for each concurrent request of a picture, a hundred in a run of the browser tests;
 * the function itself is tested over the API before.
 */
async function placePictures(site: string): Promise<void> {
  const { pictures } = await prepareSample();
  for (const { folder, variants } of pictures.cached) {
    for (const { object } of variants) {
      const target = join(site, object);
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(join(folder, basename(object)), target);
    }
  }
}

await runCommand(async () => {
  await placePictures(EMULATOR_SETS.test.site);
});
