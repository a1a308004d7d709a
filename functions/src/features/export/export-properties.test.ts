import { Firestore, Query, WriteBatch, type DocumentSnapshot, type QuerySnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { OLDER_WORKING_COPIES } from '#domain/content/older-documents-fixture.ts';
import { importedRowPath } from '#platform/firestore-paths.ts';
import { exportProperties } from './export-properties.ts';

const INPUT = {
  ...{ params: {}, query: { separator: 'comma' as const }, body: null, headers: null, requestId: 'test' },
  member: {
    ...{ uid: 'ana', email: 'ana@example.org', emailVerified: true },
    ...{ signedInAt: new Date(0), hasSecondFactor: true, role: 'editor' as const },
  },
  sender: { ip: '192.0.2.1', plainForm: false },
};

it('an export has every readable property, by its id where its code cannot be read', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const firestore = new Firestore({ projectId: 'unit' });
  const { properties } = OLDER_WORKING_COPIES;
  const docs = [properties, { ...properties, type: 'unknown' }].map((stored, index) => ({
    ...{ id: `id-${index}`, ref: firestore.doc(`properties/id-${index}`), data: () => stored },
  }));
  vi.spyOn(Query.prototype, 'get').mockResolvedValue({ docs } as unknown as QuerySnapshot);
  vi.spyOn(WriteBatch.prototype, 'commit').mockResolvedValue([]);
  const rows = docs.map(({ id }, index) => ({
    ...{ id, ref: firestore.doc(importedRowPath(id)), exists: index === 0, data: () => ({ cells: 'none' }) },
  }));
  vi.spyOn(firestore, 'getAll').mockResolvedValue(rows as unknown as DocumentSnapshot[]);
  const exported = await exportProperties({ database: () => firestore, clock: () => new Date() })(INPUT);
  expect(exported).toMatchObject({ count: 1, unreadable: 1 });
  expect(exported.csv).toContain('\n"id-0",');
  const logged = [importedRowPath('id-0'), 'properties/id-1'].map((path) => [
    `${path} does not parse`,
    expect.any(Error),
  ]);
  expect(log.mock.calls).toEqual(logged);
});
