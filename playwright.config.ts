import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/dev/setup/chromium.mjs';

const chromium = findChromium();
const quiet = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--disable-gpu',
  // One process for the pages of a context: without it the blank page that a test begins with has its own, which is thrown away.
  '--renderer-process-limit=1',
];
// Chromium's sandbox refuses to run as root, which is what containers are.
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Browser tests against the site that Hosting serves at SITE_ORIGIN, in Chromium, by three workers: a test waits a fifth of its time. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/redeliver-uploads.ts',
  outputDir: '.cache/test/browser',
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Twice the usual: the machines that run this may be slow, and what is fast is measured elsewhere.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/test/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['SITE_ORIGIN'] ?? 'http://127.0.0.1:15000',
    // A trace of every test, kept or not, costs a third of the run: ask for one with `--trace on` when a test has failed.
    trace: 'off',
    // Playwright's own 'only-on-failure' draws every page before it is closed, failed or not: a fifth to a third of a visit's work.
    screenshot: 'off',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [...quiet, ...sandbox],
    },
  },
});
