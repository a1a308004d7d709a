import type { Auth } from 'firebase-admin/auth';
import { expect, it } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { listFixture, staffInput } from '#platform/requests/list-fixture.ts';
import { listStaff } from './list-staff.ts';

it('staff are listed without one whose entry cannot be read, which is logged', async () => {
  const { staff } = OLDER_RECORDS;
  const { log, ...deps } = listFixture({
    'staff/vera': { ...staff, name: 'Vera' },
    'staff/rita': { ...staff, role: 'unknown' },
    'staff/ana': staff,
  });
  const accounts = { getUsers: () => Promise.resolve({ users: [], notFound: [] }) } as unknown as Auth;
  const list = listStaff({
    ...{ accounts: () => accounts, siteOrigin: () => '' },
    ...deps,
    content: { readSettings: () => Promise.reject(new Error('Not needed')) },
  });
  const listed = await list(staffInput('admin'));
  expect(listed.staff.map(({ name }) => name)).toEqual(['Ana', 'Vera']);
  expect(log).toHaveBeenCalledExactlyOnceWith('staff/rita does not parse', expect.any(Error));
});
