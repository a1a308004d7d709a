import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { EmulatorSet } from './emulator-sets.ts';
import { findDescendants, isAlive, killAll } from '#scripts/dev/processes/process-tree.ts';
import { pidFile, temporaryFolder } from './project-paths.ts';

/** What to stop. */
export interface Stopping {
  /** Set that runs. */
  set: EmulatorSet;
  /** Process of firebase-tools, which leads a group. */
  pid: number;
  /** Resolves when that process has ended. */
  ended: Promise<void>;
  /** Folder for the export; none when undefined. */
  exportTo: string | undefined;
}

const EXPORT_LIMIT_SECONDS = 60;
const STOP_LIMIT_SECONDS = 20;

/** Exports once if asked, ends firebase-tools cleanly, then ends whatever it left behind. */
export async function stopEmulators({ set, pid, ended, exportTo }: Stopping): Promise<void> {
  try {
    if (exportTo !== undefined && isAlive(pid)) await exportData(set, exportTo);
  } finally {
    // The Java emulators lead groups of their own, so they are remembered before their parent goes.
    const family = [pid, ...findDescendants(pid)];
    if (isAlive(pid)) process.kill(pid, 'SIGINT');
    await Promise.race([ended, waitAtMost(STOP_LIMIT_SECONDS)]);
    killAll(family);
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

function waitAtMost(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000).unref());
}
