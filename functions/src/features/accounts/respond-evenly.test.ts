import { describe, expect, it } from 'vitest';
import { respondEvenly } from './respond-evenly.ts';

async function took(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await respondEvenly(work, 60).catch(() => undefined);
  return performance.now() - started;
}

describe('an even answer', () => {
  it('comes no sooner when there was nothing to do', async () => {
    expect(await took(() => Promise.resolve())).toBeGreaterThanOrEqual(58);
  });

  it('comes no sooner when the work failed', async () => {
    expect(await took(() => Promise.reject(new Error('no')))).toBeGreaterThanOrEqual(58);
  });

  it('is what the work gave', async () => {
    expect(await respondEvenly(() => Promise.resolve(7), 1)).toBe(7);
    await expect(respondEvenly(() => Promise.reject(new Error('no')), 1)).rejects.toThrow('no');
  });
});
