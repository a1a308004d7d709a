import { describe, expect, it } from 'vitest';
import { delayResponse } from './delay-response.ts';

async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await delayResponse(work, 60).catch(() => undefined);
  return performance.now() - started;
}

describe('a delayed response', () => {
  it('comes no sooner when there was nothing to do', async () => {
    expect(await measureTime(() => Promise.resolve())).toBeGreaterThanOrEqual(58);
  });

  it('comes no sooner when the work failed', async () => {
    expect(await measureTime(() => Promise.reject(new Error('no')))).toBeGreaterThanOrEqual(58);
  });

  it('has the outcome of the work', async () => {
    expect(await delayResponse(() => Promise.resolve(7), 1)).toBe(7);
    await expect(delayResponse(() => Promise.reject(new Error('no')), 1)).rejects.toThrow('no');
  });
});
