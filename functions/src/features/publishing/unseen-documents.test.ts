import { Firestore, Query, type QuerySnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { listUnseenDocuments } from './unseen-documents.ts';

it('documents that wait for a build are listed beside a publication that cannot be read, which is logged', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const firestore = new Firestore({ projectId: 'unit' });
  const { publications } = OLDER_RECORDS;
  const docs = [{ ...publications, changes: null }, publications].map((stored, index) => ({
    ...{ ref: firestore.doc(`publications/${index}`), data: () => stored },
  }));
  vi.spyOn(Query.prototype, 'get').mockResolvedValue({ docs } as unknown as QuerySnapshot);
  expect(await listUnseenDocuments(firestore, 0)).toEqual([{ kind: 'services', id: 'concierge' }]);
  expect(log).toHaveBeenCalledExactlyOnceWith('publications/0 does not parse', expect.any(Error));
});
