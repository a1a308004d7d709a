import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { FixableError } from '#scripts/dev/setup/fixable-error.mjs';
import type { EmulatorSet, Service } from './emulator-sets.ts';

export interface WaitOptions {
  set: EmulatorSet;
  /** Emulators that were started. */
  services: readonly Service[];
  /** Output of firebase-tools. */
  logFile: string;
  /** Resolves when firebase-tools has ended. */
  ended: Promise<void>;
  limitSeconds: number;
}

/** firebase-tools prints this after it has loaded every function and registered its triggers. */
const READY_MARK = 'All emulators ready';
const BROKEN_FUNCTIONS_MARK = 'Failed to load function definition';

/** Waits until firebase-tools has loaded everything and each emulator responds; rejects with the end of the log otherwise. */
export async function waitUntilReady(waiting: WaitOptions): Promise<void> {
  const deadline = Date.now() + waiting.limitSeconds * 1000;
  const end = new AbortController();
  void waiting.ended.then(() => end.abort());
  const explain = (what: string, lines: string[]) =>
    new FixableError(`${what}; the whole log is ${waiting.logFile}\n${lines.join('\n')}`);
  for (;;) {
    const log = readFileSync(waiting.logFile, 'utf8');
    const lines = log.trimEnd().split('\n');
    if (end.signal.aborted) throw explain('The emulators ended before they were ready', lines.slice(-20));
    const broken = lines.findIndex((line) => line.includes(BROKEN_FUNCTIONS_MARK));
    if (broken !== -1) throw explain('The functions could not be loaded', lines.slice(broken, broken + 15));
    if (log.includes(READY_MARK) && (await allRespond(waiting))) return;
    if (Date.now() > deadline) {
      throw explain(`The emulators were not ready after ${waiting.limitSeconds} seconds`, lines.slice(-20));
    }
    await pause(200);
  }
}

async function allRespond({ set, services }: WaitOptions): Promise<boolean> {
  const responses = await Promise.all(services.map((service) => doesRespond(set.ports[service])));
  return responses.every(Boolean);
}

/** Any HTTP response counts: an emulator that responds to '/' with 404 is ready. */
async function doesRespond(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      signal: AbortSignal.timeout(5000),
      redirect: 'manual',
    });
    await response.body?.cancel();
    return true;
  } catch {
    return false; // not listening yet; the deadline above ends the waiting
  }
}
