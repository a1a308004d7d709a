import type { Auth } from 'firebase-admin/auth';
import { Firestore, Query, type QuerySnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { listEntries } from './list-entries.ts';

const ENTRY = {
  ...{ action: 'subscriber.exported', target: 'subscribers', details: {}, before: null, after: null, uid: null },
  at: new Date('2026-01-01T12:00:00Z'),
};

const INPUT = {
  ...{ params: {}, query: {}, body: null, headers: null, requestId: 'test' },
  member: {
    ...{ uid: 'admin', email: 'rita@example.com', emailVerified: true },
    ...{ signedInAt: new Date(0), hasSecondFactor: true, role: 'admin' as const },
  },
  sender: { ip: '192.0.2.1', plainForm: false },
};

it('the audit log is listed without an entry that cannot be read, which is logged', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const firestore = new Firestore({ projectId: 'unit' });
  const docs = [ENTRY, { ...ENTRY, details: null }, ENTRY].map((stored, index) => ({
    ...{ id: `${index}`, ref: firestore.doc(`auditLog/${index}`), data: () => stored },
  }));
  vi.spyOn(Query.prototype, 'get').mockResolvedValue({ docs } as unknown as QuerySnapshot);
  const list = listEntries(
    () => firestore,
    () => ({}) as Auth,
  );
  const { entries } = await list(INPUT);
  expect(entries.map(({ id }) => id)).toEqual(['0', '2']);
  expect(log).toHaveBeenCalledExactlyOnceWith('auditLog/1 does not parse', expect.any(Error));
});
