import { DocumentReference, Firestore, Query, type QuerySnapshot, type WriteResult } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { sweepPictures } from './sweep-pictures.ts';

const LEAVING = { uploadedAt: new Date(0), unusedSince: null, removedAt: null, submissionId: null, leaving: true };

it('removes the other pictures beside one that cannot be read, which is logged and reported', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const firestore = new Firestore({ projectId: 'unit' });
  const docs = [{}, LEAVING].map((stored, index) => ({
    ...{ id: `${index}`, ref: firestore.doc(`pictures/${index}`), data: () => stored },
  }));
  const none = { docs: [], size: 0 } as unknown as QuerySnapshot;
  vi.spyOn(Query.prototype, 'get').mockResolvedValue(none);
  const page = { limit: () => ({ get: () => Promise.resolve({ docs, size: docs.length }) }), orderBy: () => page };
  vi.spyOn(Query.prototype, 'select').mockReturnValue(page as unknown as Query);
  // The periods of the releases, then the decisions.
  vi.spyOn(firestore, 'runTransaction').mockResolvedValueOnce([]).mockResolvedValue(true);
  const deleteDocument = vi.spyOn(DocumentReference.prototype, 'delete').mockResolvedValue({} as WriteResult);
  const file = () => ({ save: vi.fn(), download: vi.fn(), delete: () => Promise.resolve() });
  const bucket = { file, deleteFiles: () => Promise.resolve() };
  const deps = { database: () => firestore, bucket: () => bucket, clock: () => new Date() };
  await expect(sweepPictures(deps)).rejects.toThrow(z.ZodError);
  expect(deleteDocument.mock.contexts).toEqual([docs[1]?.ref]);
  expect(log).toHaveBeenCalledExactlyOnceWith('pictures/0 failed in this job', expect.any(z.ZodError));
});
