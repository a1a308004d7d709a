import { changedFields, type ChangedFields } from '#domain/core/changed-fields.ts';
import { PUBLISHED_SCHEMAS, type WorkingCopy } from '#domain/content/schemas.ts';
import type { ContentKind } from '#domain/content/kinds.ts';
import { withoutFields } from '#domain/core/without-fields.ts';

/** What a property keeps from its published copy, besides what only the published copy says. */
const STAFF_ONLY = ['checkInInstructions', 'contactInfo', 'archivedAt'];

/** Fields that tell nothing to visitors. */
const BOOKKEEPING = ['rev', 'publishedAt', 'publishedRev'];

/** Whether a working copy is to be on the site: an archived property is not. */
export function isOffered(working: object | null): boolean {
  return working !== null && (!('archivedAt' in working) || working.archivedAt === null);
}

/** The published copy that a working copy makes with a revision of the site. */
export function publishedCopyOf(
  kind: ContentKind,
  working: WorkingCopy<ContentKind>,
  { publishedAt, publishedRev }: { publishedAt: string; publishedRev: number },
): { rev: number } {
  if (kind !== 'properties') return PUBLISHED_SCHEMAS[kind].parse(working);
  return PUBLISHED_SCHEMAS.properties.strip().parse({ ...working, publishedAt, publishedRev });
}

/** What visitors would see differently if the working copy were published; null for a copy that is or was not on the site. */
export function visibleChanges(working: object | null, published: object | null): ChangedFields {
  const after = working !== null && isOffered(working) ? withoutFields(working, [...STAFF_ONLY, ...BOOKKEEPING]) : null;
  return changedFields(published === null ? null : withoutFields(published, BOOKKEEPING), after);
}

/** What visitors saw differently from one published copy of a document to the next; null for a copy that is not known. */
export function publishedChanges(earlier: object | null, later: object): ChangedFields {
  return changedFields(
    earlier === null ? null : withoutFields(earlier, BOOKKEEPING),
    withoutFields(later, BOOKKEEPING),
  );
}
