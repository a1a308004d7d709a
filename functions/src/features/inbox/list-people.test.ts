import { DocumentReference, type DocumentSnapshot } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { listFixture, staffInput } from '#platform/requests/list-fixture.ts';
import { listPeople } from './list-people.ts';

it('colleagues are listed without one whose entry cannot be read, which is logged', async () => {
  const { staff } = OLDER_RECORDS;
  const { log, ...deps } = listFixture({
    'staff/ana': staff,
    'staff/rita': { ...staff, role: 'unknown' },
    'staff/vera': { ...staff, name: 'Vera' },
  });
  const ana = { exists: true, data: () => staff } as unknown as DocumentSnapshot;
  vi.spyOn(DocumentReference.prototype, 'get').mockResolvedValue(ana);
  const list = listPeople({
    ...deps,
    siteOrigin: () => '',
    content: { readSettings: () => Promise.reject(new Error('Not needed')) },
  });
  const { people } = await list(staffInput('concierge'));
  expect(people.map(({ name }) => name)).toEqual(['Ana', 'Vera']);
  expect(log).toHaveBeenCalledExactlyOnceWith('staff/rita does not parse', expect.any(Error));
});
