import type { AuditEntry } from '#domain/staff/audit-entry.ts';
import type { ContentAction } from '#domain/staff/audit-kinds.ts';
import { changedFields } from '#domain/core/changed-fields.ts';
import { ApiError } from '#domain/core/errors.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import type { KindOfContent } from './content-kinds.ts';
import { readWorking, workingPath, type ContentTransaction } from './content-transaction.ts';
import { writeAudit } from '../write-audit.ts';
import { writeContent } from './write-content.ts';

/** A change of one working copy. */
export interface ContentChange {
  readonly of: Pick<KindOfContent<{ rev: number }>, 'kind' | 'noun'>;
  readonly id: string;
  /** Action of its audit entry, such as 'saved'. */
  readonly action: ContentAction;
  /** Null when it is new. */
  readonly before: { readonly rev: number } | null;
  /** With its next revision; null when it is deleted. */
  readonly after: { readonly rev: number } | null;
  /** Details of its audit entry. */
  readonly details?: AuditEntry['details'];
}

/** Writes a change and its audit entry in the same transaction. */
export function writeChange({ firestore, transaction, uid, now }: ContentTransaction, change: ContentChange): void {
  const { of, id, action, before, after, details = {} } = change;
  writeContent(firestore, transaction, { collection: CONTENT_KINDS[of.kind].working, id, data: after });
  const entry = { action: `${of.noun}.${action}` as const, target: workingPath(of.kind, id), details, uid };
  writeAudit(firestore, transaction, { ...entry, ...changedFields(before, after) }, now);
}

/** Reads a working copy; throws not_found, or conflict with the stored one when it is not at the revision `rev`. */
export async function readAtRevision<Document extends { rev: number }>(
  step: ContentTransaction,
  of: KindOfContent<Document>,
  id: string,
  rev: number,
): Promise<Document> {
  const current = await readWorking(step, of, id);
  if (current === null) throw new ApiError('not_found');
  if (current.rev !== rev) throw conflictWith(current);
  return current;
}

/** The error for a request that was made for another revision; it carries the stored document. */
export function conflictWith(current: { rev: number }): ApiError {
  return new ApiError('conflict', {
    detail: `This was changed in the meantime: it is at revision ${current.rev}.`,
    current,
  });
}
