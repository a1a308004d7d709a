import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { findDescendants, isAlive, killAll } from './process-tree.ts';

/** How to run a program and all that it starts. */
export interface GroupOptions {
  /** Its environment. */
  env: NodeJS.ProcessEnv;
  /** File for what it prints; the terminal when absent. */
  logFile?: string;
  /** Seconds after which it is stopped; no limit when absent. */
  limitSeconds?: number;
  /** Stops it when aborted. */
  stop: AbortSignal;
}

/** How a program ended: its own exit code, or why it was stopped. */
export type GroupEnd = number | 'stopped' | 'too long';

const GRACE_MILLISECONDS = 5000;

/** Runs a program in a process group of its own and resolves when it and, if stopped, all that it started have ended. */
export async function runGroup([program, ...args]: [string, ...string[]], options: GroupOptions): Promise<GroupEnd> {
  if (options.stop.aborted) return 'stopped';
  const log = options.logFile === undefined ? undefined : openSync(options.logFile, 'w');
  const output = log ?? 'inherit';
  // Detached, or Ctrl-C would reach it beside our own stop; without input, or a question could wait for ever.
  const child = spawn(program, args, { env: options.env, stdio: ['ignore', output, output], detached: true });
  if (log !== undefined) closeSync(log);

  let halted: Promise<void> | undefined;
  const tooLong = new AbortController();
  const halt = () => {
    if (child.pid !== undefined) halted ??= stopGroup(child.pid);
  };
  const either = AbortSignal.any([options.stop, tooLong.signal]);
  either.addEventListener('abort', halt, { once: true });
  const limit = setTimeout(() => tooLong.abort(), (options.limitSeconds ?? 2_000_000) * 1000);
  try {
    const code = await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (status) => resolve(status ?? 1));
    });
    await halted;
    if (!either.aborted) return code;
    return tooLong.signal.aborted ? 'too long' : 'stopped';
  } finally {
    clearTimeout(limit);
    either.removeEventListener('abort', halt);
  }
}

/** Asks the whole group to end, and a little later ends what is left of the family, other groups included. */
async function stopGroup(pid: number): Promise<void> {
  const family = [pid, ...findDescendants(pid)];
  if (isAlive(pid)) process.kill(-pid, 'SIGTERM');
  const deadline = Date.now() + GRACE_MILLISECONDS;
  while (family.some(isAlive) && Date.now() < deadline) await pause(100);
  killAll(family);
}
