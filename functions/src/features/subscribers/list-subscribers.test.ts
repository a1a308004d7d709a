import { Firestore, Query, type QuerySnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { listSubscribers } from './list-subscribers.ts';

const INPUT = {
  ...{ params: {}, query: null, body: {}, headers: null, requestId: 'test' },
  member: {
    ...{ uid: 'ana', email: 'ana@example.org', emailVerified: true },
    ...{ signedInAt: new Date(0), hasSecondFactor: true, role: 'concierge' as const },
  },
  sender: { ip: '192.0.2.1', plainForm: false },
};

it('sign-ups are listed without one that cannot be read, which is logged', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const firestore = new Firestore({ projectId: 'unit' });
  const { subscribers } = OLDER_RECORDS;
  const docs = [{ ...subscribers, email: 'unreadable' }, subscribers].map((stored, index) => ({
    ...{ ref: firestore.doc(`subscribers/${index}`), data: () => stored },
  }));
  vi.spyOn(Query.prototype, 'get').mockResolvedValue({ docs } as unknown as QuerySnapshot);
  const count = { get: () => Promise.resolve({ data: () => ({ count: 2 }) }) };
  vi.spyOn(Query.prototype, 'count').mockReturnValue(count as unknown as ReturnType<Query['count']>);
  const found = await listSubscribers(() => firestore)(INPUT);
  expect(found.subscribers.map(({ email }) => email)).toEqual(['ana@example.org']);
  expect(log).toHaveBeenCalledExactlyOnceWith('subscribers/0 does not parse', expect.any(Error));
});
