import type { Auth } from 'firebase-admin/auth';
import { Firestore, Query, type DocumentSnapshot, type QuerySnapshot } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { namePeople } from './name-people.ts';

it('a removed colleague, whose account is gone, has the name of the entry about the removal', async () => {
  const firestore = new Firestore({ projectId: 'unit' });
  const accounts = { getUsers: () => Promise.resolve({ users: [], notFound: [] }) } as unknown as Auth;
  vi.spyOn(firestore, 'getAll').mockResolvedValue([{ exists: false }] as unknown as DocumentSnapshot[]);
  const entry = {
    ...{ action: 'staff.removed', target: 'staff/gone', details: {}, uid: 'admin', at: new Date(0) },
    ...{ before: { name: 'Ana Prova', role: 'editor' }, after: null },
  };
  const docs = [{ id: 'e1', ref: firestore.doc('auditLog/e1'), data: () => entry }];
  vi.spyOn(Query.prototype, 'get').mockResolvedValue({ docs } as unknown as QuerySnapshot);
  expect([...(await namePeople(firestore, accounts, ['gone', 'unknown']))]).toEqual([['gone', 'Ana Prova']]);
});
