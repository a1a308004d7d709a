import { Firestore, Query, type QuerySnapshot } from 'firebase-admin/firestore';
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
