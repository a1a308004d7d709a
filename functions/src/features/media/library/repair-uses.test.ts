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

it('reads the records page by page, because all of them at once do not fit into memory', async () => {
  const firestore = new Firestore({ projectId: 'unit' });
  const readPage = (from: number, to: number) => {
    const docs = Array.from({ length: to - from }, (_, index) => {
      const [collection, documentId] = ['services', `s${from + index}`];
      const use = { collection, documentId, title: '', pictureIds: [], places: [] };
      const id = `${collection}~${documentId}`;
      return { id, ref: firestore.doc(`pictureUses/${id}`), data: () => use };
    });
    return { docs } as unknown as QuerySnapshot;
  };
  vi.spyOn(Query.prototype, 'startAfter').mockReturnThis();
  vi.spyOn(Query.prototype, 'get')
    .mockResolvedValueOnce(readPage(0, 200))
    .mockResolvedValueOnce(readPage(200, 201))
    .mockResolvedValue(readPage(0, 0));
  const correct = vi.spyOn(firestore, 'runTransaction').mockResolvedValue(true);
  expect(await repairUses({ database: () => firestore })).toMatchObject({ wrong: 201 });
  expect(correct).toHaveBeenCalledTimes(201);
});
