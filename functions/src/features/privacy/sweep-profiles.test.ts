import { expect, it, vi } from 'vitest';
import { listFixture } from '#platform/requests/list-fixture.ts';
import { sweepProfiles } from './sweep-profiles.ts';

it('profiles without an account are deleted beside one that cannot be, which is logged and reported', async () => {
  const { log, firestore } = listFixture({ 'users/ana': {}, 'users/rita': {}, 'users/vera': {} });
  const failure = new Error('Too much at once');
  const remove = vi.spyOn(firestore, 'recursiveDelete').mockRejectedValueOnce(failure).mockResolvedValue(undefined);
  const accounts = { getUsers: () => Promise.resolve({ users: [], notFound: [] }) };
  await expect(sweepProfiles(firestore, accounts)).rejects.toBe(failure);
  expect(remove.mock.calls.map(([{ path }]) => path)).toEqual(['users/ana', 'users/rita', 'users/vera']);
  expect(log).toHaveBeenCalledExactlyOnceWith('users/ana failed in this job', failure);
});
