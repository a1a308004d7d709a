import { describe, expect, it } from 'vitest';
import { createOneAfterAnother } from './serial-queue.ts';

describe('works of one name', () => {
  it('wait for one another, whatever became of the one before', async () => {
    const oneAfterAnother = createOneAfterAnother();
    const log: string[] = [];
    const first = Promise.withResolvers<string>();
    const works = [oneAfterAnother('key', () => first.promise), oneAfterAnother('key', async () => log.push('second'))];
    await Promise.resolve();
    expect(log).toEqual([]);
    first.reject(new Error('lost'));
    expect((await Promise.allSettled(works)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it('do not wait for those of another name', async () => {
    const oneAfterAnother = createOneAfterAnother();
    void oneAfterAnother('key', () => Promise.withResolvers().promise);
    expect(await oneAfterAnother('other', async () => 'done')).toBe('done');
  });
});
