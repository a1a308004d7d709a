import { Firestore, Query, type QuerySnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { repairUses } from './repair-uses.ts';

it('corrects the other records beside one that fails, which is reported', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const firestore = new Firestore({ projectId: 'unit' });
  const docs = ['services~a', 'submissions~b'].map((id) => ({
    ...{ id, ref: firestore.doc(`pictureUses/${id}`), data: () => ({}) },
  }));
  vi.spyOn(Query.prototype, 'get')
    .mockResolvedValueOnce({ docs } as unknown as QuerySnapshot)
    .mockResolvedValue({ docs: [], size: 0 } as unknown as QuerySnapshot);
  const failure = new Error('Contention');
  const correct = vi.spyOn(firestore, 'runTransaction').mockRejectedValueOnce(failure).mockResolvedValue(true);
  await expect(repairUses({ database: () => firestore })).rejects.toBe(failure);
  expect(correct).toHaveBeenCalledTimes(2);
  expect(log.mock.calls).toEqual([
    ['pictureUses/services~a does not parse', expect.any(Error)],
    ['pictureUses/submissions~b does not parse', expect.any(Error)],
  ]);
});
