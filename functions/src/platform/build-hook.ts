import { setTimeout as wait } from 'node:timers/promises';
import type { PublisherTask } from '#domain/publishing/publisher-messages.ts';
import type { HookSettings } from './configuration.ts';
import { signMessage } from './requests/signed-message.ts';

/** Milliseconds before each further attempt. */
const PAUSES = [500, 1000, 2000, 4000, 8000];

const RESPONSE_MILLISECONDS = 10_000;

/** Sends a task to the publisher, again after a while as long as nobody takes it; the error of the last attempt is thrown. */
export async function sendTask(
  task: PublisherTask,
  settings: HookSettings,
  pauses: readonly number[] = PAUSES,
): Promise<void> {
  for (const pause of pauses) {
    try {
      return await attempt(task, settings);
    } catch (error) {
      if (error instanceof TaskRejected) throw error;
      // A little of chance, so that two houses do not call one publisher in step.
      await wait(pause * (0.8 + Math.random() * 0.4));
    }
  }
  await attempt(task, settings);
}

/** The publisher answered that it will never take this task: asking again is of no use. */
export class TaskRejected extends Error {
  override readonly name = 'TaskRefused';
}

async function attempt(task: PublisherTask, settings: HookSettings): Promise<void> {
  // Signed anew each time, as a signature grows old.
  const envelope = signMessage(task, settings.secret, new Date());
  const response = await fetch(addressFor(settings), {
    method: 'POST',
    redirect: 'error',
    headers: { 'Content-Type': 'application/json', ...headersFor(settings) },
    body: JSON.stringify(settings.kind === 'github' ? { event_type: 'publish', client_payload: envelope } : envelope),
    signal: AbortSignal.timeout(RESPONSE_MILLISECONDS),
  });
  await response.body?.cancel();
  if (response.ok) return;
  const sentence = `The build hook answered ${response.status}`;
  throw [400, 401, 403, 404, 422].includes(response.status) ? new TaskRejected(sentence) : new Error(sentence);
}

/** Cloud Build wants its own secret in the query; it is kept apart from the address, which is no secret. */
function addressFor({ kind, address, token }: HookSettings): URL {
  const url = new URL(address);
  if (kind === 'cloud-build') url.searchParams.set('secret', token);
  return url;
}

function headersFor({ kind, token }: HookSettings): Record<string, string> {
  if (kind !== 'github') return {};
  return { Accept: 'application/vnd.github+json', Authorization: `Bearer ${token}`, 'User-Agent': 'publishing' };
}
