import { FixableError } from '#scripts/dev/setup/fixable-error.mjs';

/**
 * Runs `work` while the triggers of the emulated functions are disabled. Every stored file is an event, for which the
 * emulator starts a process unless one is idle: a thousand files at once started a hundred processes without any work.
 */
export async function withoutTriggers(hub: string, work: () => Promise<void>): Promise<void> {
  await callHub(hub, 'disableBackgroundTriggers');
  try {
    await work();
  } finally {
    await callHub(hub, 'enableBackgroundTriggers');
  }
}

async function callHub(hub: string, action: string): Promise<void> {
  const response = await fetch(`http://${hub}/functions/${action}`, {
    method: 'PUT',
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok)
    throw new FixableError(`The hub of the emulators at ${hub} responded with ${response.status} to ${action}.`);
}
