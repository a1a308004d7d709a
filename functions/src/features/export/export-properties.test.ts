import { WriteBatch, type DocumentSnapshot } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { OLDER_WORKING_COPIES } from '#domain/content/older-documents-fixture.ts';
import { importedRowPath } from '#platform/firestore-paths.ts';
import { listFixture, staffInput } from '#platform/requests/list-fixture.ts';
import { exportProperties } from './export-properties.ts';

it('an export has every readable property, by its id where its code cannot be read', async () => {
  const { properties } = OLDER_WORKING_COPIES;
  const { log, firestore, ...deps } = listFixture({
    'properties/id-0': properties,
    'properties/id-1': { ...properties, type: 'unknown' },
  });
  vi.spyOn(WriteBatch.prototype, 'commit').mockResolvedValue([]);
  const rows = ['id-0', 'id-1'].map((id, index) => ({
    ...{ id, ref: firestore.doc(importedRowPath(id)), exists: index === 0, data: () => ({ cells: 'none' }) },
  }));
  vi.spyOn(firestore, 'getAll').mockResolvedValue(rows as unknown as DocumentSnapshot[]);
  const query = { separator: 'comma' as const };
  const exported = await exportProperties(deps)({ ...staffInput('editor'), query });
  expect(exported).toMatchObject({ count: 1, unreadable: 1 });
  expect(exported.csv).toContain('\n"id-0",');
  const logged = [importedRowPath('id-0'), 'properties/id-1'].map((path) => [
    `${path} does not parse`,
    expect.any(Error),
  ]);
  expect(log.mock.calls).toEqual(logged);
});
