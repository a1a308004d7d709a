// Prepares a machine, then runs one of the project's commands with the project's own Node 24. This file and its imports
// run on Node 20 before any package is installed: plain JavaScript, no dependencies.
import { dirname, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findCommand } from './commands.mjs';
import { FIRST_RUN_BYTES, LATER_RUN_BYTES, checkDiskSpace } from './disk-space.mjs';
import { FixableError, runCommand } from './fixable-error.mjs';
import { PACKAGE_FOLDERS, areInstalled, installPackages, rejectMissingNode } from './packages.mjs';
import { passSignalsOn, runInForeground } from './run-step.mjs';

const OLDEST_NODE = 20;
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** @param {string[]} args */
async function main(args) {
  const { entry, needs, options } = findCommand(args);
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    throw new FixableError(
      `This needs Node ${OLDEST_NODE} or newer and found ${process.version}: install a newer one and start again.`,
    );
  }
  const missing = PACKAGE_FOLDERS.filter((folder) => !areInstalled(join(ROOT, folder)));
  checkDiskSpace(ROOT, missing.length > 0 ? FIRST_RUN_BYTES : LATER_RUN_BYTES);
  for (const folder of missing) await installPackages(ROOT, folder);
  rejectMissingNode(ROOT);
  for (const need of needs) await need();
  const binaries = join(ROOT, 'node_modules', '.bin');
  const env = { ...process.env, PATH: `${binaries}${delimiter}${process.env['PATH'] ?? ''}` };
  return runInForeground([join(binaries, 'node'), join(ROOT, entry), ...options], env);
}

passSignalsOn();
await runCommand(async () => {
  process.exitCode = await main(process.argv.slice(2));
});
