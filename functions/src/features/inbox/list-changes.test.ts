import { Firestore, Query, type QuerySnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { INBOX_PAGE } from '#domain/inbox/limits.ts';
import { listChanges } from './list-changes.ts';

const INPUT = {
  ...{ params: {}, query: { since: '2026-03-01T08:59:00.000Z' }, body: null, headers: null, requestId: 'test' },
  member: {
    ...{ uid: 'ana', email: 'ana@example.org', emailVerified: true },
    ...{ signedInAt: new Date(0), hasSecondFactor: true, role: 'concierge' as const },
  },
  sender: { ip: '192.0.2.1', plainForm: false },
};

it('changed messages are listed without one that cannot be read, which is logged and counts towards a full page', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const firestore = new Firestore({ projectId: 'unit' });
  const snapshotOf = (documents: readonly object[]) => {
    const docs = documents.map((stored, index) => ({ ref: firestore.doc(`enquiries/${index}`), data: () => stored }));
    return { docs } as unknown as QuerySnapshot;
  };
  const { enquiries, submissions } = OLDER_RECORDS;
  const full = Array.from({ length: INBOX_PAGE }, (_, index) => (index === 0 ? { ...enquiries, rev: 0 } : enquiries));
  vi.spyOn(Query.prototype, 'get')
    .mockResolvedValueOnce(snapshotOf(full))
    .mockResolvedValueOnce(snapshotOf([submissions]));
  const list = listChanges({
    ...{ database: () => firestore, clock: () => new Date(), siteOrigin: () => '' },
    content: { readSettings: () => Promise.reject(new Error('Not needed')) },
  });
  const { rows, tooMany } = await list(INPUT);
  expect(rows.filter(({ box }) => box === 'enquiries')).toHaveLength(INBOX_PAGE - 1);
  expect(rows.filter(({ box }) => box === 'submissions')).toHaveLength(1);
  expect(tooMany).toBe(true);
  expect(log).toHaveBeenCalledExactlyOnceWith('enquiries/0 does not parse', expect.any(Error));
});
