import { BUILD_START_MINUTES } from '#domain/publishing/limits.ts';
import { publisherTaskSchema, type PublisherTask } from '#domain/publishing/publisher-messages.ts';
import { openSignedMessage } from '#functions/platform/requests/signed-message.ts';

/** Gives the signed task of a CI job, which may have waited for a machine for as long as the backend waits for its report. */
export function openCiTask(text: string, secret: string, now: Date): PublisherTask {
  const task = openSignedMessage(JSON.parse(text), {
    ...{ secret, schema: publisherTaskSchema, now },
    maxAgeSeconds: BUILD_START_MINUTES * 60,
  });
  if (task === null) throw new Error('The task is not signed by the backend, or it is too old.');
  return task;
}
