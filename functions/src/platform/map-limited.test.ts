import { describe, expect, it } from 'vitest';
import { mapLimited } from './map-limited.ts';

describe('mapping with a limit', () => {
  it('keeps the order of the items, however long each takes', async () => {
    const pending = [1, 2, 3].map(() => Promise.withResolvers<undefined>());
    const mapped = mapLimited(pending, 3, async (item) => {
      await item.promise;
      return pending.indexOf(item);
    });
    for (const item of [...pending].reverse()) item.resolve(undefined);
    expect(await mapped).toEqual([0, 1, 2]);
  });

  it('never runs more at once than the limit', async () => {
    let working = 0;
    let most = 0;
    await mapLimited([...'abcdefgh'], 3, async () => {
      working += 1;
      most = Math.max(most, working);
      await Promise.resolve();
      working -= 1;
    });
    expect(most).toBe(3);
  });

  it('fails when one fails', async () => {
    const failing = mapLimited([1, 2, 3], 2, (item) =>
      item === 2 ? Promise.reject(new Error('two')) : Promise.resolve(),
    );
    await expect(failing).rejects.toThrow('two');
  });
});
