import { Firestore, Query, type QuerySnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { sweepProfiles } from './sweep-profiles.ts';

it('profiles without an account are deleted beside one that cannot be, which is logged and reported', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const firestore = new Firestore({ projectId: 'unit' });
  const docs = ['ana', 'rita', 'vera'].map((id) => ({ id, ref: firestore.doc(`users/${id}`) }));
  vi.spyOn(Query.prototype, 'get').mockResolvedValue({ docs } as unknown as QuerySnapshot);
  const failure = new Error('Too much at once');
  const remove = vi.spyOn(firestore, 'recursiveDelete').mockRejectedValueOnce(failure).mockResolvedValue(undefined);
  const accounts = { getUsers: () => Promise.resolve({ users: [], notFound: [] }) };
  await expect(sweepProfiles(firestore, accounts)).rejects.toBe(failure);
  expect(remove.mock.calls.map(([ref]) => ref)).toEqual(docs.map(({ ref }) => ref));
  expect(log).toHaveBeenCalledExactlyOnceWith('users/ana failed in this job', failure);
});
