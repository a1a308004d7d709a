import type { auditApi } from '#domain/api/audit.ts';
import type { Handler } from '#domain/api/handler.ts';
import { endOfLisbonDay, startOfLisbonDay } from '#domain/core/lisbon-day.ts';
import { auditEntrySchema } from '#domain/staff/audit-entry.ts';
import { listActions, AUDIT_PAGE } from '#domain/staff/audit-kinds.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { parseOrReport } from '#platform/parse-or-report.ts';
import { readPage } from '#platform/read-page.ts';
import { namePeople } from './name-people.ts';
import { nameTargets } from './name-targets.ts';

/** Makes the handler of GET /api/admin/audit. */
export function listEntries(
  database: () => Firestore,
  accounts: () => Auth,
): Handler<(typeof auditApi)['GET /api/admin/audit']> {
  return async ({ query: { after, from, to, kind, ...equal } }) => {
    const firestore = database();
    const log = firestore.collection(BUSINESS_COLLECTIONS.auditLog);
    let query: Query = log.orderBy('at', 'desc');
    for (const [field, value] of Object.entries(equal))
      if (value !== undefined) query = query.where(field, '==', value);
    if (kind !== undefined) query = query.where('action', 'in', listActions(kind));
    if (from !== undefined) query = query.where('at', '>=', startOfLisbonDay(from));
    if (to !== undefined) query = query.where('at', '<', endOfLisbonDay(to));
    const { docs, last } = await readPage(query, AUDIT_PAGE, after === undefined ? undefined : log.doc(after));
    const entries = docs.flatMap((found) => {
      const entry = parseOrReport(found, auditEntrySchema);
      return entry === null ? [] : [{ id: found.id, ...entry }];
    });
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
      next: last?.id ?? null,
    };
  };
}
