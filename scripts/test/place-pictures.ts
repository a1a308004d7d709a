import { copyFileSync, mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { EMULATOR_SETS } from '#scripts/emulators/emulator-sets.ts';
import { prepareSample } from '#scripts/seed/prepare-sample.ts';
import { describeFailure } from '#scripts/dev/setup/fixable-error.mjs';

/**
 * Puts the sample's pictures beside the pages of the test site, as the CDN has them after the first visitor. The emulator
 * of the functions answers every picture that is asked for at the same time by a process of its own, a hundred of them in
 * a run of the browser tests; the function itself is tested over the API, before this.
 */
async function placePictures(site: string): Promise<void> {
  const { pictures } = await prepareSample();
  for (const { folder, variants } of pictures.kept) {
    for (const { object } of variants) {
      const target = join(site, object);
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(join(folder, basename(object)), target);
    }
  }
}

try {
  await placePictures(EMULATOR_SETS.test.site);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
