import { Firestore, type DocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { readListedStays } from './read-listed-stays.ts';

const INPUT = {
  ...{ params: { page: 'rental' as const }, query: null, body: null, headers: null, member: null, requestId: 'test' },
  sender: { ip: '192.0.2.1', plainForm: false },
};

it('a part of a listing page that cannot be read leaves its properties out, and is logged', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const firestore = new Firestore({ projectId: 'unit' });
  const stays = [{ a: { terms: 'a', taken: null } }, { b: { terms: 'b', taken: 'c' } }];
  const parts = stays.map((stored, index) => ({
    ...{ exists: true, ref: firestore.doc(`listedStays/rental-${index}`), data: () => ({ stays: stored }) },
  }));
  vi.spyOn(firestore, 'getAll').mockResolvedValue(parts as unknown as DocumentSnapshot[]);
  expect(await readListedStays(() => firestore)(INPUT)).toEqual({ keys: ['b'], terms: ['b'], taken: ['c'] });
  expect(log).toHaveBeenCalledExactlyOnceWith('listedStays/rental-0 does not parse', expect.any(Error));
});
