import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Process and its parent. */
type ProcessRow = [pid: number, parent: number];

/** All descendants of `root`, in any order. */
export function findDescendants(root: number, rows: ProcessRow[] = listProcesses()): number[] {
  const found = new Set([root]);
  // Rows come in any order, so repeat until a pass finds no new process.
  for (let before = 0; before !== found.size;) {
    before = found.size;
    for (const [pid, parent] of rows) if (found.has(parent)) found.add(pid);
  }
  found.delete(root);
  return [...found];
}

/** Whether a process runs; a zombie does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  if (!existsSync(`/proc/${pid}/stat`)) return !existsSync('/proc/self/stat');
  return !/\) Z /.test(readProcessFile(pid) ?? ') Z ');
}

/** Kills processes; those that have ended already are ignored. */
export function killAll(pids: number[]): void {
  for (const pid of pids.filter(isAlive)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended between the check and the signal.
    }
  }
}

/** Reads /proc if there is one, because slim Debian images have no `ps`. */
function listProcesses(): ProcessRow[] {
  if (!existsSync('/proc/self/stat')) {
    // Two options: after an equals sign the ps of macOS takes the rest of the text for the heading of one column.
    const table = execFileSync('ps', ['-A', '-o', 'pid=', '-o', 'ppid='], { encoding: 'utf8' });
    return table
      .trim()
      .split('\n')
      .map((line) => parseRow(line.trim().split(/\s+/)));
  }
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    // "pid (name) state parent …"; the name may contain blanks and brackets.
    const afterName = readProcessFile(Number(pid))?.split(') ').at(-1);
    return afterName === undefined ? [] : [parseRow([pid, afterName.split(' ')[1] ?? '0'])];
  });
}

function readProcessFile(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined; // ended while we were listing
  }
}

function parseRow([pid, parent]: string[]): ProcessRow {
  return [Number(pid), Number(parent)];
}
