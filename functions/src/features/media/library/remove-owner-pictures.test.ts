import { DocumentReference, Query, type Transaction, type WriteResult } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { listFixture } from '#platform/requests/list-fixture.ts';
import { removeOwnerPictures } from './remove-owner-pictures.ts';

it('an erased owner’s picture is removed although its document cannot be read', async () => {
  const stored: Record<string, unknown> = { ...OLDER_RECORDS.pictures, bytes: -1 };
  const { firestore, ...deps } = listFixture({ 'pictures/0': stored }, {});
  const transaction = {
    get: (asked: DocumentReference | Query) =>
      asked instanceof Query
        ? asked.get()
        : Promise.resolve({ exists: true, data: () => stored, get: (field: string) => stored[field] }),
    ...{ update: () => undefined, create: () => undefined },
  } as unknown as Transaction;
  vi.spyOn(firestore, 'runTransaction').mockImplementation((work) => work(transaction));
  const deleted: string[] = [];
  vi.spyOn(DocumentReference.prototype, 'delete').mockImplementation(function remove(this: DocumentReference) {
    deleted.push(this.path);
    return Promise.resolve({} as WriteResult);
  });
  const bucket = () => ({
    file: () => ({
      save: () => expect.fail('Nothing is stored'),
      download: () => expect.fail('Nothing is read'),
      delete: () => Promise.resolve(),
    }),
    deleteFiles: () => Promise.resolve(),
  });
  await removeOwnerPictures({ ...deps, bucket }, 'casa', 'rita');
  expect(deleted).toEqual(['pictures/0', 'pictureUses/submissions~casa']);
});
