import { changedFields, type ChangedFields, withoutFields } from '#domain/core/changed-fields.ts';
import { PUBLISHED_SCHEMAS, type WorkingCopy } from '#domain/content/schemas.ts';
import { firstPublication, STAFF_ONLY_FIELDS } from '#domain/property/property.ts';
import type { ContentKind } from '#domain/content/kinds.ts';

/** Fields of a working copy that are not published. */
const UNPUBLISHED = [...Object.keys(STAFF_ONLY_FIELDS), 'archivedAt'];

/** Fields that visitors do not see. */
const BOOKKEEPING = ['rev', 'publishedAt', 'firstPublishedAt', 'publishedRev'];

/** Whether a working copy belongs on the site: any but an archived property. */
export function belongsOnSite(working: object | null): boolean {
  return working !== null && (!('archivedAt' in working) || working.archivedAt === null);
}

/** Makes the published copy of a working copy; `before` is the one that is live, null for none. */
export function makePublishedCopy(
  kind: ContentKind,
  working: WorkingCopy<ContentKind>,
  before: { rev: number } | null,
  { publishedAt, publishedRev }: { publishedAt: string; publishedRev: number },
): { rev: number } {
  if (kind !== 'properties') return PUBLISHED_SCHEMAS[kind].parse(working);
  const firstPublishedAt = before === null ? publishedAt : firstPublication(PUBLISHED_SCHEMAS.properties.parse(before));
  return PUBLISHED_SCHEMAS.properties.strip().parse({ ...working, publishedAt, firstPublishedAt, publishedRev });
}

/**
 * Compares published and working copy as visitors see them; null for a copy that is not on the site. `unseen` are fields
 * whose difference no visitor would see at present.
 */
export function findVisibleChanges(
  working: object | null,
  published: object | null,
  unseen: readonly string[] = [],
): ChangedFields {
  const without = [...BOOKKEEPING, ...unseen];
  const after =
    working !== null && belongsOnSite(working) ? withoutFields(working, [...UNPUBLISHED, ...without]) : null;
  return changedFields(published === null ? null : withoutFields(published, without), after);
}

/** Compares two published copies of a document as visitors see them; null for an unknown one. */
export function findPublishedChanges(earlier: object | null, later: object): ChangedFields {
  return changedFields(
    earlier === null ? null : withoutFields(earlier, BOOKKEEPING),
    withoutFields(later, BOOKKEEPING),
  );
}
