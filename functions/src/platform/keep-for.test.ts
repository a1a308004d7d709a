import { describe, expect, it, vi } from 'vitest';
import { keepFor } from './keep-for.ts';

describe('what was read', () => {
  it('is kept for its time, one reading for all who ask at once', async () => {
    const read = vi.fn(async () => 'settings');
    const kept = keepFor(60_000, read);
    expect(await Promise.all([kept(), kept(), kept()])).toEqual(['settings', 'settings', 'settings']);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is read anew when its time is over', async () => {
    const read = vi.fn(async () => 'settings');
    const kept = keepFor(0, read);
    await kept();
    await kept();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is not kept when reading failed', async () => {
    const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('back');
    const kept = keepFor(60_000, read);
    await expect(kept()).rejects.toThrow('gone');
    expect(await kept()).toBe('back');
  });
});
