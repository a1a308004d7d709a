import { Firestore, Query, type QuerySnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { listPictures } from './list-pictures.ts';

const INPUT = {
  ...{ params: {}, query: {}, body: null, headers: null, requestId: 'test' },
  member: {
    ...{ uid: 'ana', email: 'ana@example.org', emailVerified: true },
    ...{ signedInAt: new Date(0), hasSecondFactor: true, role: 'editor' as const },
  },
  sender: { ip: '192.0.2.1', plainForm: false },
};

it('pictures are listed beside a picture and a use that cannot be read, which are logged', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const firestore = new Firestore({ projectId: 'unit' });
  const { pictures, pictureUses } = OLDER_RECORDS;
  const found = (collection: string, list: readonly object[]) => ({
    docs: list.map((stored, index) => ({
      ...{ id: `${index}`, ref: firestore.doc(`${collection}/${index}`), data: () => stored },
    })),
  });
  vi.spyOn(Query.prototype, 'get')
    .mockResolvedValueOnce(found('pictures', [{ ...pictures, bytes: -1 }, pictures]) as unknown as QuerySnapshot)
    .mockResolvedValueOnce(
      found('pictureUses', [{ ...pictureUses, places: null }, pictureUses]) as unknown as QuerySnapshot,
    );
  const file = () => ({ save: vi.fn(), download: vi.fn(), delete: () => Promise.resolve() });
  const bucket = { file, deleteFiles: () => Promise.resolve() };
  const list = listPictures({ database: () => firestore, bucket: () => bucket, clock: () => new Date() });
  const listed = await list(INPUT);
  expect(listed.pictures).toMatchObject([{ picture: pictures.picture, uses: [{ places: ['hero'] }] }]);
  expect(log.mock.calls).toEqual([
    ['pictures/0 does not parse', expect.any(Error)],
    ['pictureUses/0 does not parse', expect.any(Error)],
  ]);
});
