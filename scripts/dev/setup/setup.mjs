// Prepares a bare machine, then runs one of the project's commands with the project's own Node 24. This file and what it
// imports run on Node 20 before any package is there: plain JavaScript, no dependencies.
import { dirname, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';
import { FIRST_RUN_BYTES, LATER_RUN_BYTES, checkDiskSpace } from './disk-space.mjs';
import { ensureJava } from './java.mjs';
import { MendableError, describeFailure } from './fixable-error.mjs';
import { PACKAGE_FOLDERS, areInstalled, installPackages } from './packages.mjs';
import { passSignalsOn, runInForeground } from './run-step.mjs';

const OLDEST_NODE = 20;
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** @type {Record<string, { entry: string, needs: (() => Promise<void>)[] }>} */
const COMMANDS = {
  start: { entry: 'scripts/dev/start/start.ts', needs: [ensureJava] },
  dev: { entry: 'scripts/dev/dev.ts', needs: [ensureJava] },
  test: { entry: 'scripts/test/test.ts', needs: [ensureJava, ensureChromium] },
  'test:fuzz': { entry: 'scripts/test/fuzz.ts', needs: [ensureJava] },
  emulators: { entry: 'scripts/emulators/run-emulators.ts', needs: [ensureJava] },
  'bench:pages': { entry: 'scripts/bench/pages.ts', needs: [ensureJava, ensureChromium] },
  'bench:admin': { entry: 'scripts/bench/admin.ts', needs: [ensureJava, ensureChromium] },
  'bench:search': { entry: 'scripts/bench/search.ts', needs: [ensureJava, ensureChromium] },
  'bench:api': { entry: 'scripts/bench/api.ts', needs: [ensureJava] },
  'bench:media': { entry: 'scripts/bench/media.ts', needs: [ensureJava] },
  'bench:publish': { entry: 'scripts/bench/publish.ts', needs: [ensureJava] },
  'bench:import': { entry: 'scripts/bench/import.ts', needs: [ensureJava] },
  'bench:backup': { entry: 'scripts/bench/backup.ts', needs: [ensureJava] },
  'bench:build': { entry: 'scripts/bench/build.ts', needs: [ensureJava] },
};

/** @param {string[]} args */
async function main([name = '', ...options]) {
  const command = COMMANDS[name];
  if (command === undefined)
    throw new MendableError(`There is no command '${name}': use one of ${Object.keys(COMMANDS).join(', ')}.`);
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    throw new MendableError(
      `This needs Node ${OLDEST_NODE} or newer and found ${process.version}: install a newer one and start again.`,
    );
  }
  const missing = PACKAGE_FOLDERS.filter((folder) => !areInstalled(join(ROOT, folder)));
  checkDiskSpace(ROOT, missing.length > 0 ? FIRST_RUN_BYTES : LATER_RUN_BYTES);
  for (const folder of missing) await installPackages(ROOT, folder);
  for (const need of command.needs) await need();
  const binaries = join(ROOT, 'node_modules', '.bin');
  const env = { ...process.env, PATH: `${binaries}${delimiter}${process.env['PATH'] ?? ''}` };
  return runInForeground([join(binaries, 'node'), join(ROOT, command.entry), ...options], env);
}

passSignalsOn();
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
