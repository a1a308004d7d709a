import type { Auth } from 'firebase-admin/auth';
import { Firestore, Query, type QuerySnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { listStaff } from './list-staff.ts';

const INPUT = {
  ...{ params: {}, query: null, body: null, headers: null, requestId: 'test' },
  member: {
    ...{ uid: 'ana', email: 'ana@example.org', emailVerified: true },
    ...{ signedInAt: new Date(0), hasSecondFactor: true, role: 'admin' as const },
  },
  sender: { ip: '192.0.2.1', plainForm: false },
};

it('staff are listed without one whose entry cannot be read, which is logged', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const firestore = new Firestore({ projectId: 'unit' });
  const { staff } = OLDER_RECORDS;
  const lines = { vera: { ...staff, name: 'Vera' }, rita: { ...staff, role: 'unknown' }, ana: staff };
  const docs = Object.entries(lines).map(([id, stored]) => ({
    ...{ id, ref: firestore.doc(`staff/${id}`), data: () => stored },
  }));
  vi.spyOn(Query.prototype, 'get').mockResolvedValue({ docs } as unknown as QuerySnapshot);
  const accounts = { getUsers: () => Promise.resolve({ users: [], notFound: [] }) } as unknown as Auth;
  const list = listStaff({
    ...{ accounts: () => accounts, database: () => firestore, clock: () => new Date(), siteOrigin: () => '' },
    content: { readSettings: () => Promise.reject(new Error('Not needed')) },
  });
  const listed = await list(INPUT);
  expect(listed.staff.map(({ name }) => name)).toEqual(['Ana', 'Vera']);
  expect(log).toHaveBeenCalledExactlyOnceWith('staff/rita does not parse', expect.any(Error));
});
