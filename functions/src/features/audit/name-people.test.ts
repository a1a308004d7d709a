import type { Auth } from 'firebase-admin/auth';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { listFixture } from '#platform/requests/list-fixture.ts';
import { namePeople } from './name-people.ts';

it('a removed colleague, whose account is gone, has the name of the entry about the removal', async () => {
  const accounts = { getUsers: () => Promise.resolve({ users: [], notFound: [] }) } as unknown as Auth;
  const entry = {
    ...{ action: 'staff.removed', target: 'staff/gone', details: {}, uid: 'admin', at: new Date(0) },
    ...{ before: { name: 'Ana Prova', role: 'editor' }, after: null },
  };
  const { firestore } = listFixture({ 'auditLog/e1': entry });
  vi.spyOn(firestore, 'getAll').mockResolvedValue([{ exists: false }] as unknown as DocumentSnapshot[]);
  expect([...(await namePeople(firestore, accounts, ['gone', 'unknown']))]).toEqual([['gone', 'Ana Prova']]);
});
