import type { WorkingCopy } from '#domain/content/schemas.ts';
import { ApiError } from '#domain/core/errors.ts';
import type { ContentKind } from '#domain/content/collections.ts';
import { withoutFields } from '#domain/core/without-fields.ts';
import { conflictWith, writeChange } from '#platform/content/content-change.ts';
import { KINDS, type KindOfContent } from '#platform/content/content-kinds.ts';
import { readWorking, type ContentTransaction } from '#platform/content/content-transaction.ts';
import { publishedPropertyPath } from '#platform/firestore-paths.ts';
import { properties } from './properties.ts';
import { propertyAddress } from './property-path.ts';

/** What is to be written back, and where. */
export interface WriteBack {
  /** Kind of content. */
  readonly kind: ContentKind;
  /** Id. */
  readonly id: string;
  /** Revision of the working copy that was seen; 0 when there is none any more. */
  readonly rev: number;
  /** The published copy, now or as it was. */
  readonly copy: { readonly rev: number };
  /** What is done, for the audit log. */
  readonly action: 'discarded' | 'revision-restored';
}

/** Writes a published copy into the working one, or makes that anew; gives its revision. */
export async function restoreWorkingCopy(
  step: ContentTransaction,
  { kind, id, rev, copy, action }: WriteBack,
): Promise<number> {
  const of: KindOfContent<WorkingCopy<ContentKind>> = KINDS[kind];
  const before = await readWorking(step, of, id);
  if ((before?.rev ?? 0) !== rev) throw before === null ? new ApiError('conflict') : conflictWith(before);
  // Above both: a form that was open on the old working copy meets a conflict, and the list of changes sees a new one.
  const next = Math.max(rev, copy.rev) + 1;
  if (kind !== 'properties') {
    const after = of.schema.parse({ ...copy, rev: next });
    writeChange(step, { of, id, action, before, after });
    return next;
  }
  const { further, after } = await propertyBack(step, id, copy, next);
  writeChange(step, { of, id, action, before, after });
  for (const change of further) writeChange(step, change);
  return next;
}

/** A property gets back what only staff read from its working copy, and brings with it what its type asks for. */
async function propertyBack(step: ContentTransaction, id: string, copy: object, rev: number) {
  const current = await readWorking(step, KINDS.properties, id);
  const staffOnly = {
    checkInInstructions: current?.checkInInstructions ?? '',
    contactInfo: current?.contactInfo ?? '',
    archivedAt: null,
  };
  const wished = KINDS.properties.schema.parse({
    ...withoutFields(copy, ['publishedAt', 'publishedRev']),
    ...staffOnly,
    rev,
  });
  const after = { ...wished, slug: await addressOf(step, id, wished, current) };
  const follow = properties.follow;
  return { after, further: current === null || follow === undefined ? [] : await follow(step, current, after) };
}

/** A page keeps its address; that of a property which was gone from the back office and the site may have been given away. */
async function addressOf(
  step: ContentTransaction,
  id: string,
  wished: WorkingCopy<'properties'>,
  current: WorkingCopy<'properties'> | null,
): Promise<string> {
  if (current !== null) return current.slug;
  const published = await step.transaction.get(step.firestore.doc(publishedPropertyPath(id)));
  return published.exists ? wished.slug : propertyAddress(step, id, wished.title, null);
}
