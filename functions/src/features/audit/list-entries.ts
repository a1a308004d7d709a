import type { auditApi } from '#domain/api/audit.ts';
import type { Handler } from '#domain/api/handler.ts';
import { auditEntrySchema } from '#domain/staff/audit-entry.ts';
import { listActions, AUDIT_PAGE } from '#domain/staff/audit-kinds.ts';
import { ApiError } from '#domain/core/errors.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { auditEntryPath } from '#platform/firestore-paths.ts';
import { DAY, later } from '#platform/time.ts';
import { namePeople } from './name-people.ts';
import { nameTargets } from './name-targets.ts';

/** Makes the handler of GET /api/admin/audit. */
export function listEntries(
  database: () => Firestore,
  accounts: () => Auth,
): Handler<(typeof auditApi)['GET /api/admin/audit']> {
  return async ({ query: { after, from, to, kind, ...equal } }) => {
    const firestore = database();
    let query: Query = firestore.collection(BUSINESS_COLLECTIONS.auditLog);
    for (const [field, value] of Object.entries(equal))
      if (value !== undefined) query = query.where(field, '==', value);
    if (kind !== undefined) query = query.where('action', 'in', listActions(kind));
    if (from !== undefined) query = query.where('at', '>=', new Date(from));
    if (to !== undefined) query = query.where('at', '<', later(new Date(to), DAY));
    query = query.orderBy('at', 'desc').limit(AUDIT_PAGE + 1);
    if (after !== undefined) {
      const cursor = await firestore.doc(auditEntryPath(after)).get();
      if (!cursor.exists) throw new ApiError('not_found');
      query = query.startAfter(cursor);
    }
    const { docs } = await query.get();
    const page = docs.slice(0, AUDIT_PAGE);
    const entries = page.map((found) => ({ id: found.id, ...auditEntrySchema.parse(found.data()) }));
    const [people, titleOf] = await Promise.all([
      namePeople(
        firestore,
        accounts(),
        entries.flatMap(({ uid }) => uid ?? []),
      ),
      nameTargets(firestore, entries),
    ]);
    return {
      entries: entries.map((entry) => ({
        ...entry,
        who: people.get(entry.uid ?? '') ?? null,
        title: titleOf(entry),
      })),
      next: docs.length > AUDIT_PAGE ? (page.at(-1)?.id ?? null) : null,
    };
  };
}
