import { setTimeout as wait } from 'node:timers/promises';
import type { PublisherTask } from '#domain/publishing/publisher-messages.ts';
import type { HookSettings } from './configuration.ts';
import { signMessage } from './requests/signed-message.ts';

/** Milliseconds before each retry. */
const PAUSES = [500, 1000, 2000, 4000, 8000];

const RESPONSE_MILLISECONDS = 10_000;

/** Sends a task to the publisher and retries after a failure; throws the error of the last attempt, or TaskRejected at once. */
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
      // Jitter, so that two sites that share a publisher do not retry at the same time.
      await wait(pause * (0.8 + Math.random() * 0.4));
    }
  }
  await attempt(task, settings);
}

/** The publisher rejected the task for good, so a retry is of no use. */
export class TaskRejected extends Error {
  override readonly name = 'TaskRejected';
}

async function attempt(task: PublisherTask, settings: HookSettings): Promise<void> {
  // Signed again for each attempt, because a signature expires.
  const envelope = signMessage(task, settings.secret, new Date());
  const response = await fetch(urlFor(settings), {
    method: 'POST',
    redirect: 'error',
    headers: { 'Content-Type': 'application/json', ...headersFor(settings) },
    body: JSON.stringify(settings.kind === 'github' ? { event_type: 'publish', client_payload: envelope } : envelope),
    signal: AbortSignal.timeout(RESPONSE_MILLISECONDS),
  });
  await response.body?.cancel();
  if (response.ok) return;
  const message = `The build hook responded with ${response.status}`;
  throw [400, 401, 403, 404, 422].includes(response.status) ? new TaskRejected(message) : new Error(message);
}

/** Cloud Build expects its own secret in the query. The configuration keeps it apart from the URL, which is no secret. */
function urlFor({ kind, url: base, token }: HookSettings): URL {
  const url = new URL(base);
  if (kind === 'cloud-build') url.searchParams.set('secret', token);
  return url;
}

function headersFor({ kind, token }: HookSettings): Record<string, string> {
  if (kind !== 'github') return {};
  return { Accept: 'application/vnd.github+json', Authorization: `Bearer ${token}`, 'User-Agent': 'publishing' };
}
