import type { WorkingCopy } from '#domain/content/schemas.ts';
import { ApiError } from '#domain/core/errors.ts';
import type { ContentKind } from '#domain/content/kinds.ts';
import { withoutFields } from '#domain/core/changed-fields.ts';
import { newProperty } from '#domain/property/defaults.ts';
import { propertySchema, publishedPropertySchema, STAFF_ONLY_FIELDS } from '#domain/property/property.ts';
import { claimPictures } from '#platform/content/claim-pictures.ts';
import { conflictWith, writeChange, type ContentChange } from '#platform/content/content-change.ts';
import { KINDS, type KindOfContent } from '#platform/content/content-kinds.ts';
import { readWorking, type ContentTransaction } from '#platform/content/content-transaction.ts';
import { chooseSlug } from './choose-slugs.ts';
import type { ContentDefinition } from './content-definition.ts';
import { departments } from './departments.ts';
import { featured } from './featured.ts';
import { destinations, settings } from './fixed-definitions.ts';
import { firstRevision } from './first-revision.ts';
import { properties } from './properties.ts';

/** A published copy to write into a working copy. */
export interface WriteBack {
  readonly kind: ContentKind;
  readonly id: string;
  /** Revision of the working copy that the editor saw; 0 when it was deleted. */
  readonly rev: number;
  /** The published copy, current or earlier. */
  readonly copy: object;
  /** Action of the audit entry. */
  readonly action: 'discarded' | 'revision-restored';
}

/** Writes a published copy into the working copy, which is created when it is missing; returns its new revision. */
export async function restoreWorkingCopy(
  step: ContentTransaction,
  { kind, id, rev, copy, action }: WriteBack,
): Promise<number> {
  const of: KindOfContent<WorkingCopy<ContentKind>> = KINDS[kind];
  const before = await readWorking(step, of, id);
  if ((before?.rev ?? 0) !== rev) throw before === null ? new ApiError('conflict') : conflictWith(before);
  // Above all, so that an open form meets a conflict and the list of changes sees a new revision.
  const next = Math.max(rev + 1, await firstRevision(step, kind, id));
  const { further, after } =
    kind === 'properties'
      ? await restoreProperty(step, id, copy, next)
      : await restoreOther(step, kind, before, { ...copy, ...keptPlace(before, action), rev: next });
  // The published copy uses its pictures already, whether the library has them or not.
  if (action === 'revision-restored') await claimPictures(step, before, after);
  writeChange(step, { of, id, action, before, after });
  for (const change of further) writeChange(step, change);
  return next;
}

/** A property keeps the staff-only fields of its working copy, and changes other documents as its type requires. */
async function restoreProperty(step: ContentTransaction, id: string, copy: object, rev: number) {
  const current = await readWorking(step, KINDS.properties, id);
  const wanted = KINDS.properties.schema.parse({
    ...withoutFields(copy, ['publishedAt', 'firstPublishedAt', 'publishedRev']),
    ...staffOnlyOf(current ?? newProperty(publishedPropertySchema.parse(copy))),
    archivedAt: null,
    rev,
  });
  const slug = current?.slug ?? (await chooseSlug(step, id, wanted.title, null));
  const after = { ...wanted, slug };
  const follow = properties.follow;
  return { after, further: current === null || follow === undefined ? [] : await follow(step, current, after) };
}

/** An earlier version has its texts back, not its earlier place among others. */
function keptPlace(before: object | null, action: WriteBack['action']): { readonly orderIndex?: number } {
  const isPlaced = before !== null && 'orderIndex' in before && typeof before.orderIndex === 'number';
  return action === 'revision-restored' && isPlaced ? { orderIndex: Number(before.orderIndex) } : {};
}

/**
 * Other kinds keep the rules of a save: a name and a featured property are there once, members follow a department, and no
 * property is shown that was deleted or archived since.
 */
async function restoreOther(
  step: ContentTransaction,
  kind: Exclude<ContentKind, 'properties'>,
  before: object | null,
  copy: object,
): Promise<{ after: WorkingCopy<ContentKind>; further: readonly ContentChange[] }> {
  const after = KINDS[kind].schema.parse(copy);
  if (kind === 'departments') return { after, further: await checkAndFollow(step, departments, before, after) };
  if (kind === 'featured') return { after, further: await checkAndFollow(step, featured, before, after) };
  if (kind === 'destinations') return { after, further: await checkAndFollow(step, destinations, before, after) };
  if (kind === 'settings') return { after, further: await checkAndFollow(step, settings, before, after) };
  return { after, further: [] };
}

/** Of kinds that always exist, nothing begins. */
interface Definition<Fields extends object, Document extends { rev: number }> extends ContentDefinition<
  Fields,
  Document
> {
  readonly begin?: (step: ContentTransaction, fields: Fields) => Promise<object>;
}

/** Does what saving the document does: throws when it is invalid, and returns the changes of others. */
async function checkAndFollow<Fields extends object, Document extends Fields & { rev: number }>(
  step: ContentTransaction,
  { of, begin, complete, follow }: Definition<Fields, Document>,
  before: object | null,
  after: object,
): Promise<readonly ContentChange[]> {
  const wanted = of.schema.parse(after);
  if (before === null) {
    await begin?.(step, wanted);
    return [];
  }
  const current = of.schema.parse(before);
  await complete(step, wanted, current);
  return (await follow?.(step, current, wanted)) ?? [];
}

function staffOnlyOf(property: object) {
  return propertySchema.pick(STAFF_ONLY_FIELDS).strip().parse(property);
}
