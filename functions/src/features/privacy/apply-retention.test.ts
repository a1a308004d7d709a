import { Firestore, Query, type QuerySnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { applyRetention } from './apply-retention.ts';

it('personal data of the other kinds is deleted although one kind fails, which is reported', async () => {
  const failure = new Error('enquiries/1 does not parse');
  const read = vi
    .spyOn(Query.prototype, 'get')
    .mockRejectedValueOnce(failure)
    .mockResolvedValue({ docs: [] } as unknown as QuerySnapshot);
  const firestore = new Firestore({ projectId: 'unit' });
  const deleteFolder = () => Promise.resolve();
  await expect(applyRetention(firestore, deleteFolder, new Date())).rejects.toBe(failure);
  expect(read).toHaveBeenCalledTimes(3);
});

it('personal data of the same kind is deleted although one document fails, which is logged and reported', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const firestore = new Firestore({ projectId: 'unit' });
  const page = (count: number) => {
    const docs = Array.from({ length: count }, (_, index) => ({ ref: firestore.doc(`enquiries/${index}`) }));
    return { docs } as unknown as QuerySnapshot;
  };
  vi.spyOn(Query.prototype, 'startAfter').mockReturnThis();
  vi.spyOn(Query.prototype, 'get')
    .mockResolvedValueOnce(page(200))
    .mockResolvedValueOnce(page(1))
    .mockResolvedValue(page(0));
  const failure = new Error('rev is missing');
  const settle = vi.spyOn(firestore, 'runTransaction').mockRejectedValueOnce(failure).mockResolvedValue(true);
  await expect(applyRetention(firestore, () => Promise.resolve(), new Date())).rejects.toBe(failure);
  expect(settle).toHaveBeenCalledTimes(201);
  expect(log.mock.calls).toEqual([['enquiries/0 failed in this job', failure]]);
});
