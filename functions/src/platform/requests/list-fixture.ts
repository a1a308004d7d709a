import type { StaffRole } from '#domain/staff/role.ts';
import { Firestore, Query, type QuerySnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { vi } from 'vitest';

/** What a handler gets of a colleague's request without parameters, query and body. */
export function staffInput<Role extends StaffRole>(role: Role) {
  return {
    ...{ params: {}, query: null, body: null, headers: null, requestId: 'test' },
    member: {
      ...{ uid: 'ana', email: 'ana@example.org', emailVerified: true },
      ...{ signedInAt: new Date(0), hasSecondFactor: true, role },
    },
    sender: { ip: '192.0.2.1', plainForm: false },
  };
}

/** A database whose queries find these documents by path, one list after the other and then the last; and what is logged. */
export function listFixture(...lists: [Record<string, object>, ...Record<string, object>[]]) {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const firestore = new Firestore({ projectId: 'unit' });
  const find = vi.spyOn(Query.prototype, 'get');
  for (const list of lists) {
    const docs = Object.entries(list).map(([path, stored]) => {
      const ref = firestore.doc(path);
      return { id: ref.id, ref, exists: true, data: () => stored };
    });
    const found = { docs } as unknown as QuerySnapshot;
    find.mockResolvedValue(found).mockResolvedValueOnce(found);
  }
  return { log, firestore, database: () => firestore, clock: () => new Date() };
}
