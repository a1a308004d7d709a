import { expect, it } from 'vitest';
import { runEach } from './run-each.ts';

it('does everything in order, and throws the first failure at the end', async () => {
  const done: string[] = [];
  const work = (name: string, failure?: Error) => async (): Promise<void> => {
    done.push(name);
    if (failure !== undefined) throw failure;
  };
  const first = new Error('The first one');
  await expect(runEach([work('a'), work('b', first), work('c', new Error('Later')), work('d')])).rejects.toBe(first);
  expect(done).toEqual(['a', 'b', 'c', 'd']);
});
