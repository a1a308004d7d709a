import type { PublisherTask } from '#domain/publishing/publisher-messages.ts';
import { publishBuild, type PublisherDeps } from './publish-build.ts';
import { publishRollback } from './publish-rollback.ts';
import { recover } from './recover.ts';

/** Runs tasks one after the other. */
export interface TaskQueue {
  /** Queues a task, once for each id; a new task aborts the build before it. */
  readonly take: (task: PublisherTask) => void;
  /** Sends a report that could not be sent before, if no task is running. */
  readonly retryReports: () => Promise<void>;
}

/** Opens the queue of a publisher; `preview` makes previews, one after the other, in parallel with the builds. */
export function openTaskQueue(
  deps: PublisherDeps,
  preview: (task: Extract<PublisherTask, { action: 'preview' }>) => Promise<void>,
): TaskQueue {
  const taken = new Set<string>();
  let current = new AbortController();
  let tail: Promise<void> = Promise.resolve();
  let previews: Promise<void> = Promise.resolve();
  let pending = 0;

  function enqueue(work: () => Promise<unknown>): void {
    pending += 1;
    tail = tail
      .then(async () => void (await work()))
      .catch((error: unknown) => console.error('A job failed unexpectedly:', error))
      .finally(() => void (pending -= 1));
  }

  function take(task: PublisherTask): void {
    const id = task.action === 'preview' ? task.previewId : task.buildId;
    // The backend sends a task again when the response to the first request was lost.
    if (taken.has(id)) return;
    taken.add(id);
    if (task.action === 'preview') {
      previews = previews
        .then(() => preview(task))
        .catch((error: unknown) => console.error('A preview failed:', error));
      return;
    }
    // The backend starts a build only when the one before has ended or timed out.
    current.abort();
    current = new AbortController();
    const { signal } = current;
    enqueue(() =>
      task.action === 'build'
        ? publishBuild(deps, task.buildId, signal)
        : publishRollback(deps, task.buildId, task.release),
    );
  }

  return {
    take,
    retryReports: async () => {
      if (pending === 0) enqueue(() => recover(deps));
      await tail;
    },
  };
}
