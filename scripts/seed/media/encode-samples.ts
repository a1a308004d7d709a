import { runCommand } from '#scripts/dev/setup/fixable-error.mjs';
import { prepareSample } from '../prepare-sample.ts';

// Encodes the sample pictures into the cache, from which the seed takes them: while the emulators start, a processor is free.
await runCommand(async () => {
  await prepareSample();
});
