import type { PublisherTask } from '#domain/publishing/publisher-messages.ts';
import { publishBuild, type PublisherParts } from './publish-build.ts';
import { publishRollback } from './publish-rollback.ts';
import { recover } from './recover.ts';

/** What a publisher does with the tasks that arrive. */
export interface TaskQueue {
  /** Takes a task, once; it is done after those before it, and a build ends the one before it. */
  readonly take: (task: PublisherTask) => void;
  /** Tries again to tell the house what it could not be told, while nothing is at work. */
  readonly lookAround: () => Promise<void>;
}

/** Makes the desk of a publisher; previews are made beside the builds, by `preview`. */
export function openTaskQueue(
  parts: PublisherParts,
  preview: (task: Extract<PublisherTask, { action: 'preview' }>) => Promise<void>,
): TaskQueue {
  const taken = new Set<string>();
  let current = new AbortController();
  let atWork: Promise<void> = Promise.resolve();
  let waiting = 0;

  function afterwards(work: () => Promise<unknown>): void {
    waiting += 1;
    atWork = atWork
      .then(async () => void (await work()))
      .catch((error: unknown) => console.error('A job was not ended as it should be:', error))
      .finally(() => void (waiting -= 1));
  }

  function take(task: PublisherTask): void {
    const id = task.action === 'preview' ? task.previewId : task.buildId;
    // Sent twice, because the answer to the first was lost.
    if (taken.has(id)) return;
    taken.add(id);
    if (task.action === 'preview') {
      void preview(task).catch((error: unknown) => console.error('A preview was not made:', error));
      return;
    }
    // The house begins a build only when it has given up on the one before.
    current.abort();
    current = new AbortController();
    const { signal } = current;
    afterwards(() =>
      task.action === 'build'
        ? publishBuild(parts, task.buildId, signal)
        : publishRollback(parts, task.buildId, task.release),
    );
  }

  return {
    take,
    lookAround: async () => {
      if (waiting === 0) afterwards(() => recover(parts));
      await atWork;
    },
  };
}
