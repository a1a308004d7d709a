/** Runs tasks with the same name one after another, in the order of their arrival, and other tasks at the same time. */
export type SerialQueue = <Result>(name: string, task: () => Promise<Result>) => Promise<Result>;

/** A queue is kept for each name until its last task is done. */
export function createSerialQueue(): SerialQueue {
  const last = new Map<string, Promise<unknown>>();
  return async (name, task) => {
    const previous = last.get(name);
    // The outcome of the previous task is for its own caller.
    const current = previous === undefined ? task() : previous.then(task, task);
    last.set(name, current);
    try {
      return await current;
    } finally {
      if (last.get(name) === current) last.delete(name);
    }
  };
}
