import type { WorkingCopy } from '#domain/content/schemas.ts';
import { ApiError, type FieldError } from '#domain/core/errors.ts';
import type { ContentKind } from '#domain/content/collections.ts';
import { MISSING_TEXT } from '#domain/property/completeness-text.ts';
import { ALREADY_LIVE, PUBLISHING_NEEDS_MORE, SLIDE_UNDESCRIBED } from '#domain/publishing/text.ts';
import { titleOf } from '#domain/media/picture-use.ts';
import { publishingGaps } from '#domain/property/completeness.ts';
import type { PublishTarget } from '#domain/publishing/publication.ts';
import { isOffered, publishedCopyOf } from '#domain/publishing/publishable.ts';
import { conflictWith } from '#platform/content/content-change.ts';
import { KINDS, type KindOfContent } from '#platform/content/content-kinds.ts';
import { readWorking, workingPath, type ContentTransaction } from '#platform/content/content-transaction.ts';
import { readSiteState } from '#platform/content/site-state.ts';
import type { PlannedChange } from './planned-change.ts';
import { readPublished } from './published-copies.ts';

/** Plans to publish documents as they were seen; throws conflict, not_found, or unlawful naming every gap of all of them. */
export async function planPublication(
  step: ContentTransaction,
  targets: readonly PublishTarget[],
): Promise<PlannedChange[]> {
  const { requestedRevision } = await readSiteState(step.firestore, step.transaction);
  const marks = { publishedAt: step.now.toISOString(), publishedRev: requestedRevision + 1 };
  const found = await Promise.all(targets.map((target) => readTarget(step, target)));
  const gaps = found.flatMap(({ target, working }) => (working === null ? [] : gapsOf(target, working)));
  if (gaps.length > 0) throw new ApiError('unlawful', { detail: PUBLISHING_NEEDS_MORE, fields: gaps });
  const planned = found.flatMap(({ target: { kind, id }, working, before }) => {
    const after = working === null ? null : publishedCopyOf(kind, working, marks);
    // Live already, such as after a press that was made twice.
    if (before?.rev === after?.rev) return [];
    return [{ kind, id, title: titleOf(working ?? before) ?? id, before, after }];
  });
  if (planned.length === 0) throw new ApiError('conflict', { detail: ALREADY_LIVE });
  return planned;
}

/** A working copy that is to be on the site, parsed by the schema of its kind; null when it is to leave. */
type OfferedCopy = WorkingCopy<ContentKind> | null;

async function readTarget(
  step: ContentTransaction,
  target: PublishTarget,
): Promise<{ target: PublishTarget; working: OfferedCopy; before: { rev: number } | null }> {
  const { kind, id, rev } = target;
  const of: KindOfContent<WorkingCopy<ContentKind>> = KINDS[kind];
  const [working, before] = await Promise.all([readWorking(step, of, id), readPublished(step, kind, id)]);
  if (working === null && before === null) throw new ApiError('not_found', { detail: workingPath(kind, id) });
  if ((working?.rev ?? 0) !== rev) throw working === null ? new ApiError('conflict') : conflictWith(working);
  return { target, working: isOffered(working) ? working : null, before };
}

/** What has to be there before a document is published and is missing, by field. */
export function gapsOf({ kind, id }: Pick<PublishTarget, 'kind' | 'id'>, working: object): FieldError[] {
  if (kind === 'heroImages') return undescribedSlide(id, working);
  if (kind !== 'properties') return [];
  return publishingGaps(KINDS.properties.schema.parse(working)).map(({ item, field }) => ({
    path: `${workingPath(kind, id)}.${field}`,
    message: MISSING_TEXT[item],
  }));
}

/** A slide without alternative text says nothing to who cannot see it. */
function undescribedSlide(id: string, working: object): FieldError[] {
  const { image } = KINDS.heroImages.schema.parse(working);
  return image.alt.trim() === ''
    ? [{ path: `${workingPath('heroImages', id)}.image`, message: SLIDE_UNDESCRIBED }]
    : [];
}
