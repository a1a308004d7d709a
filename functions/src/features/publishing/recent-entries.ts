import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { RECENT_ENTRIES } from '#domain/publishing/limits.ts';
import type { AuditKind } from '#domain/staff/audit-kinds.ts';
import type { Firestore } from 'firebase-admin/firestore';

/** What the audit log has about messages and people; no status of content follows from it. */
const ELSEWHERE: ReadonlySet<string> = new Set<AuditKind>(['enquiry', 'subscriber', 'staff', 'person', 'everything']);

/** Who made one of the latest changes of content; null for a scheduled job. */
export interface RecentEntry {
  readonly id: string;
  readonly uid: string | null;
}

/**
 * Reads the latest entries of the audit log that may change a status, newest first. Every change of content writes one in
 * its transaction. Several, because the clocks of two instances may differ: the second of two entries can be the older one.
 */
export async function readRecentEntries(firestore: Firestore): Promise<RecentEntry[]> {
  const log = firestore.collection(BUSINESS_COLLECTIONS.auditLog);
  const { docs } = await log.orderBy('at', 'desc').limit(RECENT_ENTRIES).select('action', 'uid').get();
  return docs.flatMap((entry): RecentEntry[] => {
    const [kind = ''] = String(entry.get('action')).split('.');
    const uid: unknown = entry.get('uid');
    return ELSEWHERE.has(kind) ? [] : [{ id: entry.id, uid: typeof uid === 'string' ? uid : null }];
  });
}
