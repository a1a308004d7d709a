import { setTimeout as pause } from 'node:timers/promises';
import type { EmulatorSet } from '#scripts/emulators/emulator-sets.ts';

const LIMIT_MILLISECONDS = 30_000;

/** Waits until Hosting gives the home page that was just built; an error says what it gave instead. */
export async function waitForHomePage(set: EmulatorSet, stop: AbortSignal): Promise<void> {
  const address = `http://127.0.0.1:${set.ports.hosting}/`;
  const deadline = Date.now() + LIMIT_MILLISECONDS;
  for (;;) {
    const status = await askForStatus(address);
    if (status === 200 || stop.aborted) return;
    if (Date.now() > deadline) throw new Error(`The home page at ${address} answers ${status} instead of 200.`);
    await pause(200);
  }
}

async function askForStatus(address: string): Promise<number | string> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(5000) });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    return String(error); // kept for the sentence above
  }
}
