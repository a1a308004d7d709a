import { defineConfig } from 'vitest/config';

// Everything but `unit` talks to running emulators: one file at a time, or tests would see each other's documents.
const emulated = { fileParallelism: false, testTimeout: 30_000, hookTimeout: 60_000 };

const building = { ...emulated, testTimeout: 180_000, hookTimeout: 240_000 };

export default defineConfig({
  test: {
    // What a file imports is loaded once for all files of a worker: loading was two thirds of a run.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,functions/src,publisher,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          // Property-based tests try a hundred inputs each; a busy machine must not fail them.
          testTimeout: 30_000,
        },
      },
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...emulated } },
      // By itself: it makes the functions of its own process work on a database of its own.
      { test: { name: 'fuzz', include: ['tests/fuzz/**/*.test.ts'], ...emulated } },
      { test: { name: 'api', include: ['tests/api/**/*.test.ts'], ...emulated } },
      { test: { name: 'build', include: ['tests/build/**/*.test.ts'], ...building } },
      // Of the files of the built site, without asking the emulators.
      { test: { name: 'weights', include: ['tests/weights/**/*.test.ts'], testTimeout: 30_000 } },
      // Changes nothing in the emulators, so that it can run beside the others.
      { test: { name: 'releases', include: ['tests/releases/**/*.test.ts'], ...building } },
    ],
  },
});
