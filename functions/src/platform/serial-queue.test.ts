import { describe, expect, it } from 'vitest';
import { createSerialQueue } from './serial-queue.ts';

describe('tasks with the same name', () => {
  it('wait for each other, even when the previous one failed', async () => {
    const serialQueue = createSerialQueue();
    const log: string[] = [];
    const first = Promise.withResolvers<string>();
    const tasks = [serialQueue('key', () => first.promise), serialQueue('key', async () => log.push('second'))];
    await Promise.resolve();
    expect(log).toEqual([]);
    first.reject(new Error('lost'));
    expect((await Promise.allSettled(tasks)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it('do not wait for tasks with another name', async () => {
    const serialQueue = createSerialQueue();
    void serialQueue('key', () => Promise.withResolvers().promise);
    expect(await serialQueue('other', async () => 'done')).toBe('done');
  });
});
