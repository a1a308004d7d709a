import { defineConfig } from 'vitest/config';
import { IS_FULL } from './tests/support/profile.ts';

/**
 * With emulators: one file at a time, because tests would see each other's documents. A failed test runs a second
 * time, and `npm test` names it (docs/testing.md).
 */
const emulated = { fileParallelism: false, testTimeout: 30_000, hookTimeout: 60_000, retry: 1 };

const building = { ...emulated, testTimeout: 180_000, hookTimeout: 240_000 };

export default defineConfig({
  test: {
    // Modules are loaded once for all files of a worker: loading was two thirds of a run.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    tags: [{ name: 'nightly', description: 'Runs in `npm run test:full` only.' }],
    ...(IS_FULL ? {} : { tagsFilter: ['!nightly'] }),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,functions/src,publisher,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          setupFiles: ['tests/support/property-runs.ts', 'tests/support/undo-stubs.ts'],
          // Property-based tests try thousands of inputs in the full profile; a busy machine must not fail them.
          testTimeout: 120_000,
        },
      },
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...emulated } },
      // A separate project, because it runs the functions in its own process with its own database.
      { test: { name: 'fuzz', include: ['tests/fuzz/**/*.test.ts'], ...emulated } },
      { test: { name: 'api', include: ['tests/api/**/*.test.ts'], ...emulated } },
      { test: { name: 'build', include: ['tests/build/**/*.test.ts'], ...building } },
      // Reads the files of the built site, without emulators.
      { test: { name: 'pages', include: ['tests/{site,weights}/**/*.test.ts'], testTimeout: 30_000 } },
      // Each test has a Firebase project of its own, so that this runs in parallel with the others.
      { test: { name: 'releases', include: ['tests/releases/**/*.test.ts'], ...building } },
    ],
  },
});
