import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/dev/setup/chromium.mjs';
import { IS_FULL } from './tests/support/profile.ts';

const chromium = findChromium();
const quiet = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--disable-gpu',
  // A test runs no code long enough to gain from optimizing it: eight per cent of the work is compiling.
  '--js-flags=--no-opt,--no-maglev',
  // One process for all pages of a context: otherwise the blank page at the start of a test gets its own process.
  '--renderer-process-limit=1',
];
// Chromium's sandbox does not run as root, which is usual in containers.
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Browser tests of the site that Hosting serves at SITE_ORIGIN, in Chromium, with three workers: a test waits a fifth of its time. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/redeliver-uploads.ts',
  outputDir: '.cache/test/browser',
  workers: 3,
  projects: [
    // One at a time: these tests change, reorder and restore whole collections. First, because they last longest in a row.
    { name: 'content', testMatch: 'admin/content/**/*.spec.ts', workers: 1 },
    { name: 'others', testIgnore: ['admin/content/**', 'admin/publish/**'] },
    // Replaces the site that the other tests visit; its tests change the same two properties.
    { name: 'publish', testMatch: 'admin/publish/**/*.spec.ts', workers: 1, dependencies: ['content', 'others'] },
  ],
  ...(IS_FULL ? {} : { grepInvert: /@nightly/ }),
  // `npm test` names a test that passes only at the second try (docs/testing.md).
  retries: 1,
  forbidOnly: true,
  // Bounds for a busy machine, on which the first call of an emulated function can take over ten seconds. Speed is measured
  // by the benchmarks.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/test/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // A video takes half a processor, and a test waits for every transition. Tests of what moves ask for 'no-preference'.
    reducedMotion: 'reduce',
    baseURL: process.env['SITE_ORIGIN'] ?? 'http://127.0.0.1:15000',
    // Traces take a third of the run, even if they are not kept: use `--trace on` when a test has failed.
    trace: 'off',
    // 'only-on-failure' takes a screenshot of every page before it is closed, which is a fifth to a third of the work.
    screenshot: 'off',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [...quiet, ...sandbox],
    },
  },
});
