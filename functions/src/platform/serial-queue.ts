/** Does works of one name one after another, in the order in which they came; others at the same time. */
export type OneAfterAnother = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** Makes a queue for each name, which is gone when its last work is done. */
export function createOneAfterAnother(): OneAfterAnother {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const before = last.get(name);
    // What became of the one before is for its own caller.
    const mine = before === undefined ? work() : before.then(work, work);
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) last.delete(name);
    }
  };
}
