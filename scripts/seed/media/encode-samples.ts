import { describeFailure } from '#scripts/dev/setup/fixable-error.mjs';
import { prepareSample } from '../prepare-sample.ts';

// Encodes the sample pictures into the cache, from which the seed takes them: while the emulators start, a processor is free.
try {
  await prepareSample();
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
