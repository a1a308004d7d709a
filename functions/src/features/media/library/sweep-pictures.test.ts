import { DocumentReference, Firestore, Query, type QuerySnapshot, type WriteResult } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { sweepPictures } from './sweep-pictures.ts';

const LEAVING = { uploadedAt: new Date(0), unusedSince: null, removedAt: null, submissionId: null, leaving: true };

/** A night that finds these pictures, and this record of uses first. */
function sweepFixture(pictures: readonly object[], record?: { id: string; data: object }) {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const firestore = new Firestore({ projectId: 'unit' });
  const foundAt = (folder: string, id: string, stored: object) => ({
    ...{ id, ref: firestore.doc(`${folder}/${id}`), data: () => stored },
  });
  const docs = pictures.map((stored, index) => foundAt('pictures', `${index}`, stored));
  const none = { docs: [], size: 0 } as unknown as QuerySnapshot;
  const records = record === undefined ? [] : [foundAt('pictureUses', record.id, record.data)];
  const get = vi.spyOn(Query.prototype, 'get').mockResolvedValue(none);
  get.mockResolvedValueOnce({ docs: records, size: records.length } as unknown as QuerySnapshot);
  const page = { limit: () => ({ get: () => Promise.resolve({ docs, size: docs.length }) }), orderBy: () => page };
  vi.spyOn(Query.prototype, 'select').mockReturnValue(page as unknown as Query);
  // The record, which is right, and the periods of the releases, then the decisions.
  const runTransaction = vi.spyOn(firestore, 'runTransaction');
  if (record !== undefined) runTransaction.mockResolvedValueOnce(false);
  runTransaction.mockResolvedValueOnce([]).mockResolvedValue(true);
  const deleteDocument = vi.spyOn(DocumentReference.prototype, 'delete').mockResolvedValue({} as WriteResult);
  const file = () => ({ save: vi.fn(), download: vi.fn(), delete: () => Promise.resolve() });
  const bucket = { file, deleteFiles: () => Promise.resolve() };
  const deps = { database: () => firestore, bucket: () => bucket, clock: () => new Date() };
  return { log, deps, docs, deleted: deleteDocument.mock.contexts };
}

it('removes the other pictures beside one that cannot be read, which is logged and reported', async () => {
  const { log, deps, docs, deleted } = sweepFixture([{}, LEAVING]);
  await expect(sweepPictures(deps)).rejects.toThrow(z.ZodError);
  expect(deleted).toEqual([docs[1]?.ref]);
  expect(log).toHaveBeenCalledExactlyOnceWith('pictures/0 failed in this job', expect.any(z.ZodError));
});

it("removes the other pictures beside an owner's photos whose record cannot be read, which is logged", async () => {
  const submissionId = '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f';
  const { log, deps, docs, deleted } = sweepFixture([{ ...LEAVING, submissionId, leaving: false }, LEAVING], {
    ...{ id: `submissions~${submissionId}`, data: { version: 2 } },
  });
  expect(await sweepPictures(deps)).toEqual(['1']);
  expect(deleted).toEqual([docs[1]?.ref]);
  expect(log).toHaveBeenCalledExactlyOnceWith(
    `pictureUses/submissions~${submissionId} does not parse`,
    expect.any(z.ZodError),
  );
});
