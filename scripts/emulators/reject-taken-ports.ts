import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isAlive } from '#scripts/dev/processes/process-tree.ts';
import { FixableError } from '#scripts/dev/setup/fixable-error.mjs';
import type { EmulatorSet } from './emulator-sets.ts';
import { findTakenPorts, takenPortSentence } from './port-check.ts';
import { pidFile } from './project-paths.ts';

/**
 * Throws a FixableError when a port of a set is taken, or when a run of the set goes on in this checkout on other ports: they
 * would share their folders. `command` is the one that takes `--port-base`, if there is one.
 */
export async function rejectTakenPorts(set: EmulatorSet, command?: string): Promise<void> {
  const taken = await findTakenPorts({ ...set.ports, publisher: set.publisher });
  const earlierRun = await findRun(pidFile(set.name));
  if (taken.length === 0 && earlierRun === undefined) return;
  throw new FixableError(takenPortSentence(taken, command, earlierRun));
}

/** Writes down which process runs a set, and the port of its hub. */
export function recordRun(file: string, pid: number, hub: number): void {
  writeFileSync(file, `${pid} ${hub}`);
}

/** The process of a recorded run that goes on; undefined when none does. */
export async function findRun(file: string): Promise<number | undefined> {
  if (!existsSync(file)) return undefined;
  const [pid = 0, hub = 0] = readFileSync(file, 'utf8').split(' ').map(Number);
  // After a crash another program may have got the number of the process, but not the port as well.
  return isAlive(pid) && (await findTakenPorts({ hub })).length > 0 ? pid : undefined;
}
