import { describe, expect, it } from 'vitest';
import { mapLimited } from './map-limited.ts';

describe('mapping with a limit', () => {
  it('keeps the order of the items, however long each takes', async () => {
    const gates = [1, 2, 3].map(() => Promise.withResolvers<undefined>());
    const mapped = mapLimited(gates, 3, async (gate) => {
      await gate.promise;
      return gates.indexOf(gate);
    });
    for (const gate of [...gates].reverse()) gate.resolve(undefined);
    expect(await mapped).toEqual([0, 1, 2]);
  });

  it('never has more at work than the limit', async () => {
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
