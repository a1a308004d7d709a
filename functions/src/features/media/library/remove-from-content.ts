import { changedFields } from '#domain/core/changed-fields.ts';
import { ApiError } from '#domain/core/errors.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { withoutPicture, type PictureUse } from '#domain/media/picture-use.ts';
import type { DocumentData, Firestore, Transaction } from 'firebase-admin/firestore';
import { KINDS, type KindOfContent } from '#platform/content/content-kinds.ts';
import { writeAudit } from '#platform/write-audit.ts';
import { writeContent } from '#platform/content/write-content.ts';

/** A working copy from which a picture is removed. */
export interface PictureRemoval {
  readonly use: PictureUse;
  readonly before: { readonly rev: number };
  /** The next revision without the picture; null for a slide, which is deleted with its picture. */
  readonly after: { readonly rev: number } | null;
}

/** Whether a use is in a working copy; only publishing changes published copies. */
export function isWorkingCopy(use: PictureUse): boolean {
  return kindOf(use) !== undefined;
}

/** Reads working copies without a picture; throws in_use when one of them is invalid without it. */
export async function readWithoutPicture(
  database: Firestore,
  transaction: Transaction,
  pictureId: string,
  uses: readonly PictureUse[],
): Promise<PictureRemoval[]> {
  if (uses.length === 0) return [];
  const found = await transaction.getAll(...uses.map((use) => database.doc(`${use.collection}/${use.documentId}`)));
  return uses.flatMap((use, index): PictureRemoval[] => {
    const document = found[index]?.data();
    const of = kindOf(use);
    if (document === undefined || of === undefined) return [];
    const before = of.schema.parse(document);
    if (of.kind === 'heroImages') return [{ use, before, after: null }];
    return [{ use, before, after: requireValid(use, of.schema, withoutPicture({ ...before }, pictureId)) }];
  });
}

export function writeWithoutPicture(
  database: Firestore,
  transaction: Transaction,
  { use: { collection, documentId: id }, before, after }: PictureRemoval,
  { pictureId, uid, now }: { pictureId: string; uid: string; now: Date },
): void {
  writeContent(database, transaction, { collection, id, data: after });
  const entry = { action: 'picture.taken-out' as const, target: `${collection}/${id}`, details: { pictureId }, uid };
  writeAudit(database, transaction, { ...entry, ...changedFields(before, after) }, now);
}

function requireValid(
  { collection, documentId, title }: PictureUse,
  schema: KindOfContent<{ rev: number }>['schema'],
  data: DocumentData,
): { rev: number } {
  const parsed = schema.safeParse(data);
  if (parsed.success) return { ...parsed.data, rev: parsed.data.rev + 1 };
  throw new ApiError('in_use', {
    detail: `“${title}” needs this picture: choose another one there first.`,
    fields: [{ path: `${collection}/${documentId}`, message: title }],
  });
}

function kindOf({ collection }: PictureUse): KindOfContent<{ rev: number }> | undefined {
  return Object.values(KINDS).find(({ kind }) => CONTENT_KINDS[kind].working === collection);
}
