import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { runEach } from './run-each.ts';

it('does everything in order, logs the later failures, and throws the first one at the end', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const done: string[] = [];
  const work = (name: string, failure?: Error) => async (): Promise<void> => {
    done.push(name);
    if (failure !== undefined) throw failure;
  };
  const [first, later] = [new Error('The first one'), new Error('Later')];
  await expect(runEach([work('a'), work('b', first), work('c', later), work('d')])).rejects.toBe(first);
  expect(done).toEqual(['a', 'b', 'c', 'd']);
  expect(log).toHaveBeenCalledExactlyOnceWith('Failed after other work of the same job', later);
});
