import type { WorkingCopy } from '#domain/content/schemas.ts';
import { ApiError, type FieldError } from '#domain/core/errors.ts';
import type { ContentKind } from '#domain/content/kinds.ts';
import { PICTURE_GONE } from '#domain/content/text.ts';
import {
  ALREADY_LIVE,
  missingOf,
  ONLY_ARCHIVED,
  PUBLISHING_NEEDS_MORE,
  SLIDE_UNDESCRIBED,
  WORKING_UNREADABLE,
} from '#domain/publishing/text.ts';
import { MISSING_TEXT, publishingGaps } from '#domain/property/completeness.ts';
import type { PublishTarget } from '#domain/publishing/publication.ts';
import { belongsOnSite, makePublishedCopy } from '#domain/publishing/publishable.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { conflictWith } from '#platform/content/content-change.ts';
import { findAddedPictures } from '#platform/content/claim-pictures.ts';
import { KINDS, type KindOfContent } from '#platform/content/content-kinds.ts';
import { readWorking, workingPath, type ContentTransaction } from '#platform/content/content-transaction.ts';
import { nameDocument } from '#platform/content/name-documents.ts';
import { readPictures } from '#platform/content/read-pictures.ts';
import { readSiteState } from '#platform/content/site-state.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';
import type { PlannedChange } from './planned-change.ts';
import { readPublished } from './published-copies.ts';

/** Plans to publish documents at the given revisions; throws conflict, not_found, or unlawful with every missing field. */
export async function planPublication(
  step: ContentTransaction,
  targets: readonly PublishTarget[],
): Promise<PlannedChange[]> {
  const { requestedRevision } = await readSiteState(step.firestore, step.transaction);
  const publicationFields = { publishedAt: step.now.toISOString(), publishedRev: requestedRevision + 1 };
  const found = await Promise.all(targets.map((target) => readTarget(step, target)));
  const gaps = [
    ...found.flatMap(({ target, working }) => (working === null ? [] : findGaps(target, working))),
    ...(await findLostPictures(step, found)),
  ];
  if (gaps.length > 0) {
    const fields = found.length === 1 ? gaps : await nameGaps(step, found, gaps);
    throw new ApiError('unlawful', { detail: PUBLISHING_NEEDS_MORE, fields });
  }
  const planned = await Promise.all(
    found.map(async ({ target: { kind, id }, working, before }) => {
      const after = working === null ? null : makePublishedCopy(kind, working, before, publicationFields);
      const title = await nameDocument(step.firestore, kind, { id, document: working ?? before });
      return { kind, id, title, before, after };
    }),
  );
  // Others are live already, such as after a double click.
  const changes = planned.filter(({ before, after }) => before?.rev !== after?.rev);
  if (changes.length === 0) {
    const isLive = planned.some(({ after }) => after !== null);
    throw new ApiError('conflict', { detail: isLive ? ALREADY_LIVE : ONLY_ARCHIVED });
  }
  return changes;
}

/** A working copy to publish; null when its published copy is to be removed. */
type PublishableCopy = WorkingCopy<ContentKind> | null;

interface FoundTarget {
  readonly target: PublishTarget;
  readonly working: PublishableCopy;
  readonly before: { readonly rev: number } | null;
}

async function readTarget(step: ContentTransaction, target: PublishTarget): Promise<FoundTarget> {
  const { kind, id, rev } = target;
  const of: KindOfContent<WorkingCopy<ContentKind>> = KINDS[kind];
  const [working, before] = await Promise.all([readWorking(step, of, id), readPublished(step, kind, id)]);
  if (working === null && before === null) throw new ApiError('not_found', { detail: workingPath(kind, id) });
  if ((working?.rev ?? 0) !== rev) throw working === null ? new ApiError('conflict') : conflictWith(working);
  return { target, working: belongsOnSite(working) ? working : null, before };
}

/** What a working copy still needs before it can be published, as sentences; one that cannot be read says so. */
export function describeGaps(kind: ContentKind, found: DocumentSnapshot): string[] {
  const of: KindOfContent<WorkingCopy<ContentKind>> = KINDS[kind];
  const working = parseOrReport(found, of.schema);
  if (working === null) return [WORKING_UNREADABLE];
  return findGaps({ kind, id: found.id }, working).map(({ message }) => message);
}

/** The fields that a document still needs before it can be published. */
function findGaps({ kind, id }: Pick<PublishTarget, 'kind' | 'id'>, working: object): FieldError[] {
  if (kind === 'heroImages') return findSlideGaps(id, working);
  if (kind !== 'properties') return [];
  return publishingGaps(KINDS.properties.schema.parse(working)).map(({ item, field }) => ({
    path: `${workingPath(kind, id)}.${field}`,
    message: MISSING_TEXT[item],
  }));
}

/** The missing fields with the names of their documents: several may lack the same. */
async function nameGaps(
  { firestore }: ContentTransaction,
  found: readonly FoundTarget[],
  gaps: readonly FieldError[],
): Promise<FieldError[]> {
  const named = found.map(async ({ target: { kind, id }, working: document }) => {
    const own = gaps.filter(({ path }) => path.startsWith(`${workingPath(kind, id)}.`));
    if (own.length === 0) return [];
    const title = await nameDocument(firestore, kind, { id, document });
    return own.map(({ path, message }) => ({ path, message: missingOf(title, message) }));
  });
  return (await Promise.all(named)).flat();
}

/** Pictures whose files are gone; saving prevents them, but not in copies that were saved before it did. */
async function findLostPictures(step: ContentTransaction, found: readonly FoundTarget[]): Promise<FieldError[]> {
  const added = found.flatMap(({ target: { kind, id }, working, before }) =>
    working === null
      ? []
      : findAddedPictures(before, working).map(({ pictureId, place }) => ({
          pictureId,
          path: `${workingPath(kind, id)}.${place}`,
        })),
  );
  const pictures = await readPictures(
    step,
    added.map(({ pictureId }) => pictureId),
  );
  return added
    .filter(({ pictureId }) => pictures.get(pictureId)?.leaving !== false)
    .map(({ path }) => ({ path, message: PICTURE_GONE }));
}

/** A slide needs an alternative text. */
function findSlideGaps(id: string, working: object): FieldError[] {
  const { image } = KINDS.heroImages.schema.parse(working);
  return image.alt.trim() === ''
    ? [{ path: `${workingPath('heroImages', id)}.image`, message: SLIDE_UNDESCRIBED }]
    : [];
}
