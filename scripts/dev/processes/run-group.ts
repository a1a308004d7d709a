import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { findDescendants, isAlive, killAll } from './process-tree.ts';

export interface GroupOptions {
  env: NodeJS.ProcessEnv;
  /** File for the output; default: the terminal. */
  logFile?: string;
  /** Seconds after which the program is stopped; default: no limit. */
  limitSeconds?: number;
  /** Stops the program when aborted. */
  stop: AbortSignal;
}

/** The exit code of a program, or why it was stopped. */
export type GroupEnd = number | 'stopped' | 'too long';

const GRACE_MILLISECONDS = 5000;

/** Runs a program in its own process group; resolves when it has ended, and when stopped, all its descendants as well. */
export async function runGroup([program, ...args]: [string, ...string[]], options: GroupOptions): Promise<GroupEnd> {
  if (options.stop.aborted) return 'stopped';
  const log = options.logFile === undefined ? undefined : openSync(options.logFile, 'w');
  const output = log ?? 'inherit';
  // Detached, or Ctrl-C would reach it as well as our own stop; without input, or a prompt could wait forever.
  const child = spawn(program, args, { env: options.env, stdio: ['ignore', output, output], detached: true });
  if (log !== undefined) closeSync(log);

  let stopping: Promise<void> | undefined;
  const tooLong = new AbortController();
  const stopOnce = () => {
    if (child.pid !== undefined) stopping ??= stopGroup(child.pid);
  };
  const either = AbortSignal.any([options.stop, tooLong.signal]);
  either.addEventListener('abort', stopOnce, { once: true });
  const limit = setTimeout(() => tooLong.abort(), (options.limitSeconds ?? 2_000_000) * 1000);
  try {
    await once(child, 'exit');
    await stopping;
    if (!either.aborted) return child.exitCode ?? 1;
    return tooLong.signal.aborted ? 'too long' : 'stopped';
  } finally {
    clearTimeout(limit);
    either.removeEventListener('abort', stopOnce);
  }
}

/** Sends SIGTERM to the group, then kills the descendants that are left, including those in other groups. */
async function stopGroup(pid: number): Promise<void> {
  const processes = [pid, ...findDescendants(pid)];
  if (isAlive(pid)) process.kill(-pid, 'SIGTERM');
  const deadline = Date.now() + GRACE_MILLISECONDS;
  while (processes.some(isAlive) && Date.now() < deadline) await pause(100);
  killAll(processes);
}
