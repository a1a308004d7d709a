import {
  DocumentReference,
  Firestore,
  Query,
  type DocumentSnapshot,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { listPeople } from './list-people.ts';

const INPUT = {
  ...{ params: {}, query: null, body: null, headers: null, requestId: 'test' },
  member: {
    ...{ uid: 'ana', email: 'ana@example.org', emailVerified: true },
    ...{ signedInAt: new Date(0), hasSecondFactor: true, role: 'concierge' as const },
  },
  sender: { ip: '192.0.2.1', plainForm: false },
};

it('colleagues are listed without one whose entry cannot be read, which is logged', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const firestore = new Firestore({ projectId: 'unit' });
  const { staff } = OLDER_RECORDS;
  const lines = { ana: staff, rita: { ...staff, role: 'unknown' }, vera: { ...staff, name: 'Vera' } };
  const docs = Object.entries(lines).map(([id, stored]) => ({
    ...{ id, exists: true, ref: firestore.doc(`staff/${id}`), data: () => stored },
  }));
  vi.spyOn(DocumentReference.prototype, 'get').mockResolvedValue(docs[0] as unknown as DocumentSnapshot);
  vi.spyOn(Query.prototype, 'get').mockResolvedValue({ docs } as unknown as QuerySnapshot);
  const list = listPeople({
    ...{ database: () => firestore, clock: () => new Date(), siteOrigin: () => '' },
    content: { readSettings: () => Promise.reject(new Error('Not needed')) },
  });
  const { people } = await list(INPUT);
  expect(people.map(({ name }) => name)).toEqual(['Ana', 'Vera']);
  expect(log).toHaveBeenCalledExactlyOnceWith('staff/rita does not parse', expect.any(Error));
});
