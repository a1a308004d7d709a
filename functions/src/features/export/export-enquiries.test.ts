import { WriteBatch } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { listFixture, staffInput } from '#platform/requests/list-fixture.ts';
import { exportEnquiries } from './export-enquiries.ts';

it('an export has every row but that of a document that cannot be read, which is logged', async () => {
  const { enquiries } = OLDER_RECORDS;
  const { log, ...deps } = listFixture({
    'enquiries/0': enquiries,
    'enquiries/1': { ...enquiries, kind: 'unknown' },
    'enquiries/2': enquiries,
  });
  vi.spyOn(WriteBatch.prototype, 'commit').mockResolvedValue([]);
  const query = { separator: 'comma' as const, from: '2026-03-01', to: '2026-03-31' };
  const exported = await exportEnquiries(deps)({ ...staffInput('concierge'), query });
  expect(exported).toMatchObject({ count: 2, unreadable: 1 });
  expect(exported.csv.split(enquiries.id)).toHaveLength(3);
  expect(log).toHaveBeenCalledExactlyOnceWith('enquiries/1 does not parse', expect.any(Error));
});
