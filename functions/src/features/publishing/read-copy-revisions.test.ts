import { Firestore, Query, type QuerySnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { readRevisions } from './read-copy-revisions.ts';

it('a copy that cannot be read has a revision that equals none, and is logged', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const firestore = new Firestore({ projectId: 'unit' });
  const docs = [{ rev: 2, orderIndex: 1 }, { rev: 'two' }].map((stored, index) => ({
    ...{ id: `${index}`, ref: firestore.doc(`services/${index}`), data: () => stored },
  }));
  vi.spyOn(Query.prototype, 'get').mockResolvedValue({ docs } as unknown as QuerySnapshot);
  const revisions = await readRevisions(firestore, 'services');
  expect(revisions.get('0')).toEqual({ rev: 2, isArchived: false, orderIndex: 1 });
  expect(revisions.get('1')?.rev).toBeNaN();
  expect(log).toHaveBeenCalledExactlyOnceWith('services/1 does not parse', expect.any(Error));
});
