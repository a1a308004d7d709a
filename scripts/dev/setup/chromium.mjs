import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallDebianPackages, installDebianPackage } from './debian-package.mjs';
import { FixableError } from './fixable-error.mjs';
import { runStep } from './run-step.mjs';

// The headless shell first: with it the tests take half the time.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of a browser for the tests: from CHROMIUM_PATH, the PATH, or undefined for Playwright's own.
 * @returns {string | undefined}
 */
export function findChromium() {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return given;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(
    (file) => isExecutable(file) && starts(file),
  );
}

/** Ensures a Chromium for the browser tests: Debian's package when running as root, else Playwright's own. */
export async function ensureChromium() {
  if (findChromium() !== undefined) return;
  if (canInstallDebianPackages()) await installDebianPackage('chromium-headless-shell');
  if (findChromium() !== undefined) return;
  const install = ['npx', '--no', 'playwright', 'install', 'chromium'];
  try {
    await runStep("Getting Playwright's Chromium", install, { limitMinutes: 15 });
  } catch (cause) {
    const sentence =
      'The browser tests need Chromium and it could not be downloaded: install it ' +
      '(Debian: sudo apt-get install chromium) or set CHROMIUM_PATH to one, and start again.';
    throw new FixableError(sentence, { cause });
  }
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Ubuntu's package `chromium-browser` is only a script that requires a snap.
 * @param {string} file
 */
function starts(file) {
  return spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}
