import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { EmulatorSet } from './emulator-sets.ts';
import { findDescendants, isAlive, killAll } from '#scripts/dev/processes/process-tree.ts';
import { pidFile, temporaryFolder } from './project-paths.ts';

export interface StopOptions {
  set: EmulatorSet;
  /** Process of firebase-tools, which leads a process group. */
  pid: number;
  /** Resolves when that process has ended. */
  ended: Promise<void>;
  /** Folder for the export; undefined for no export. */
  exportTo: string | undefined;
}

const EXPORT_LIMIT_SECONDS = 60;
const STOP_LIMIT_MILLISECONDS = 20_000;

/** Exports the data if a folder is given, ends firebase-tools cleanly, then kills the processes that are left. */
export async function stopEmulators({ set, pid, ended, exportTo }: StopOptions): Promise<void> {
  try {
    if (exportTo !== undefined && isAlive(pid)) await exportData(set, exportTo);
  } finally {
    // Listed before the parent ends, because the Java emulators lead their own process groups.
    const processes = [pid, ...findDescendants(pid)];
    if (isAlive(pid)) process.kill(pid, 'SIGINT');
    await Promise.race([ended, pause(STOP_LIMIT_MILLISECONDS, undefined, { ref: false })]);
    killAll(processes);
    rmSync(temporaryFolder(set.name), { recursive: true, force: true });
    rmSync(pidFile(set.name), { force: true });
  }
}

async function exportData(set: EmulatorSet, folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const response = await fetch(`http://127.0.0.1:${set.ports.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'stop' }),
    signal: AbortSignal.timeout(EXPORT_LIMIT_SECONDS * 1000),
  });
  if (!response.ok) throw new Error(`The emulator data could not be kept in ${folder}: ${await response.text()}`);
}
