import { describe, expect, it } from 'vitest';
import { createOneAfterAnother } from './serial-queue.ts';

describe('works of one name', () => {
  it('wait for one another, whatever became of the one before', async () => {
    const serialQueue = createOneAfterAnother();
    const log: string[] = [];
    const first = Promise.withResolvers<string>();
    const works = [serialQueue('key', () => first.promise), serialQueue('key', async () => log.push('second'))];
    await Promise.resolve();
    expect(log).toEqual([]);
    first.reject(new Error('lost'));
    expect((await Promise.allSettled(works)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it('do not wait for those of another name', async () => {
    const serialQueue = createOneAfterAnother();
    void serialQueue('key', () => Promise.withResolvers().promise);
    expect(await serialQueue('other', async () => 'done')).toBe('done');
  });
});
