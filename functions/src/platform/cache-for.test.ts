import { describe, expect, it, vi } from 'vitest';
import { cacheFor } from './cache-for.ts';

describe('a cached value', () => {
  it('is read once for all who request it at the same time', async () => {
    const read = vi.fn(async () => 'settings');
    const cached = cacheFor(60_000, read);
    expect(await Promise.all([cached(), cached(), cached()])).toEqual(['settings', 'settings', 'settings']);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is read again when it has expired', async () => {
    const read = vi.fn(async () => 'settings');
    const cached = cacheFor(0, read);
    await cached();
    await cached();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is not cached when reading failed', async () => {
    const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('back');
    const cached = cacheFor(60_000, read);
    await expect(cached()).rejects.toThrow('gone');
    expect(await cached()).toBe('back');
  });
});
