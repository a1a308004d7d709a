import { Firestore, Query, type QuerySnapshot } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { listFixture } from '#platform/requests/list-fixture.ts';
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
  const page = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, id) => [`enquiries/${id}`, {}]));
  const { log, firestore } = listFixture(page(200), page(1), page(0));
  vi.spyOn(Query.prototype, 'startAfter').mockReturnThis();
  const failure = new Error('rev is missing');
  const settle = vi.spyOn(firestore, 'runTransaction').mockRejectedValueOnce(failure).mockResolvedValue(true);
  await expect(applyRetention(firestore, () => Promise.resolve(), new Date())).rejects.toBe(failure);
  expect(settle).toHaveBeenCalledTimes(201);
  expect(log.mock.calls).toEqual([['enquiries/0 failed in this job', failure]]);
});
