import { Firestore, Query, type QuerySnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { listOrphans } from './orphans.ts';

const INPUT = {
  ...{ params: {}, query: null, body: null, headers: null, requestId: 'test' },
  member: {
    ...{ uid: 'ana', email: 'ana@example.org', emailVerified: true },
    ...{ signedInAt: new Date(0), hasSecondFactor: true, role: 'editor' as const },
  },
  sender: { ip: '192.0.2.1', plainForm: false },
};

it('orphans are listed without a picture that cannot be read, which is logged', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const firestore = new Firestore({ projectId: 'unit' });
  const orphan = { ...OLDER_RECORDS.pictures, name: 'Old.jpg', unusedSince: new Date(0) };
  const docs = [{ ...orphan, bytes: -1 }, orphan].map((stored, index) => ({
    ...{ id: `${index}`, ref: firestore.doc(`pictures/${index}`), data: () => stored },
  }));
  vi.spyOn(Query.prototype, 'get').mockResolvedValue({ docs } as unknown as QuerySnapshot);
  // The periods of the releases.
  vi.spyOn(firestore, 'runTransaction').mockResolvedValue([]);
  const file = () => ({ save: vi.fn(), download: vi.fn(), delete: () => Promise.resolve() });
  const bucket = { file, deleteFiles: () => Promise.resolve() };
  const list = listOrphans({ database: () => firestore, bucket: () => bucket, clock: () => new Date() });
  const { orphans } = await list(INPUT);
  expect(orphans.map(({ name }) => name)).toEqual(['Old.jpg']);
  expect(log).toHaveBeenCalledExactlyOnceWith('pictures/0 does not parse', expect.any(Error));
});
