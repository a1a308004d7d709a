import { defineConfig } from 'vitest/config';

// All projects but `unit` use the emulators: one file at a time, because tests would see each other's documents.
const emulated = { fileParallelism: false, testTimeout: 30_000, hookTimeout: 60_000 };

const building = { ...emulated, testTimeout: 180_000, hookTimeout: 240_000 };

export default defineConfig({
  test: {
    // Modules are loaded once for all files of a worker: loading was two thirds of a run.
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
      // A separate project, because it runs the functions in its own process with its own database.
      { test: { name: 'fuzz', include: ['tests/fuzz/**/*.test.ts'], ...emulated } },
      { test: { name: 'api', include: ['tests/api/**/*.test.ts'], ...emulated } },
      { test: { name: 'build', include: ['tests/build/**/*.test.ts'], ...building } },
      // Reads the files of the built site, without emulators.
      { test: { name: 'weights', include: ['tests/weights/**/*.test.ts'], testTimeout: 30_000 } },
      // Changes nothing in the emulators, so that it can run in parallel with the others.
      { test: { name: 'releases', include: ['tests/releases/**/*.test.ts'], ...building } },
    ],
  },
});
