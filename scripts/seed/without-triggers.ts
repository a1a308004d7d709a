import { MendableError } from '#scripts/dev/setup/fixable-error.mjs';

/**
 * Does something while the emulated functions hear of no event. Every stored file is an event, and the emulator starts a
 * process for each that finds no idle one: a thousand files at once brought up a hundred processes that had nothing to do.
 */
export async function withoutTriggers(hub: string, work: () => Promise<void>): Promise<void> {
  await ask(hub, 'disableBackgroundTriggers');
  try {
    await work();
  } finally {
    await ask(hub, 'enableBackgroundTriggers');
  }
}

async function ask(hub: string, what: string): Promise<void> {
  const response = await fetch(`http://${hub}/functions/${what}`, {
    method: 'PUT',
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok)
    throw new MendableError(`The hub of the emulators at ${hub} answered ${response.status} to ${what}.`);
}
