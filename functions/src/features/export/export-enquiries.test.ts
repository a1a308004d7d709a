import { Firestore, Query, WriteBatch, type QuerySnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { exportEnquiries } from './export-enquiries.ts';

const INPUT = {
  ...{ params: {}, body: null, headers: null, requestId: 'test' },
  query: { separator: 'comma' as const, from: '2026-03-01', to: '2026-03-31' },
  member: {
    ...{ uid: 'ana', email: 'ana@example.org', emailVerified: true },
    ...{ signedInAt: new Date(0), hasSecondFactor: true, role: 'concierge' as const },
  },
  sender: { ip: '192.0.2.1', plainForm: false },
};

it('an export has every row but that of a document that cannot be read, which is logged', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const firestore = new Firestore({ projectId: 'unit' });
  const { enquiries } = OLDER_RECORDS;
  const docs = [enquiries, { ...enquiries, kind: 'unknown' }, enquiries].map((stored, index) => ({
    ...{ ref: firestore.doc(`enquiries/${index}`), data: () => stored },
  }));
  vi.spyOn(Query.prototype, 'get').mockResolvedValue({ docs } as unknown as QuerySnapshot);
  vi.spyOn(WriteBatch.prototype, 'commit').mockResolvedValue([]);
  const exported = await exportEnquiries({ database: () => firestore, clock: () => new Date() })(INPUT);
  expect(exported).toMatchObject({ count: 2, unreadable: 1 });
  expect(exported.csv.split(enquiries.id)).toHaveLength(3);
  expect(log).toHaveBeenCalledExactlyOnceWith('enquiries/1 does not parse', expect.any(Error));
});
