import { setTimeout as pause } from 'node:timers/promises';
import type { EmulatorSet } from '#scripts/emulators/emulator-sets.ts';

const LIMIT_MILLISECONDS = 30_000;

/** Waits until Hosting serves the home page that was just built; throws with its last status after half a minute. */
export async function waitForHomePage(set: EmulatorSet, stop: AbortSignal): Promise<void> {
  const url = `http://127.0.0.1:${set.ports.hosting}/`;
  const deadline = Date.now() + LIMIT_MILLISECONDS;
  for (;;) {
    const status = await fetchStatus(url);
    if (status === 200 || stop.aborted) return;
    if (Date.now() > deadline) throw new Error(`The home page at ${url} responds with ${status} instead of 200.`);
    await pause(200);
  }
}

async function fetchStatus(url: string): Promise<number | string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    return String(error);
  }
}
