import { changedFields } from '#domain/core/changed-fields.ts';
import { ApiError } from '#domain/core/errors.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { makePictureUse, withoutPicture, type PictureUse } from '#domain/media/picture-use.ts';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { KINDS, type KindOfContent } from '#platform/content/content-kinds.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';
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

/**
 * Reads working copies without a picture; throws in_use when it cannot be removed from one of them: that is invalid without
 * it, names it in a text, or cannot be read.
 */
export async function readWithoutPicture(
  database: Firestore,
  transaction: Transaction,
  pictureId: string,
  uses: readonly PictureUse[],
): Promise<PictureRemoval[]> {
  if (uses.length === 0) return [];
  const found = await transaction.getAll(...uses.map((use) => database.doc(`${use.collection}/${use.documentId}`)));
  return uses.flatMap((use, index): PictureRemoval[] => {
    const document = found[index];
    const of = kindOf(use);
    if (document?.exists !== true || of === undefined) return [];
    const name = nameOf(use, of);
    const before = parseOrReport(document, of.schema);
    if (before === null)
      throw stillUsed(
        use,
        `“${name}” uses this picture, but its stored content cannot be read. Ask whoever maintains the site to correct it first; the server’s log says why.`,
      );
    const without = withoutPicture({ ...before }, pictureId);
    if (of.kind === 'heroImages' && without['image'] === null) return [{ use, before, after: null }];
    const after = of.schema.safeParse(without).data;
    if (after === undefined) throw stillUsed(use, `“${name}” needs this picture: choose another one there first.`);
    if (makePictureUse(use.collection, use.documentId, after)?.pictureIds.includes(pictureId) === true)
      throw stillUsed(use, `A text of “${name}” contains the id of this picture, ${pictureId}: remove it there first.`);
    return [{ use, before, after: { ...after, rev: after.rev + 1 } }];
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

function stillUsed({ collection, documentId, title }: PictureUse, detail: string): ApiError {
  return new ApiError('in_use', { detail, fields: [{ path: `${collection}/${documentId}`, message: title }] });
}

/** What an editor calls a document: a slide and the settings have no title. */
function nameOf({ documentId, title }: PictureUse, { kind }: KindOfContent<{ rev: number }>): string {
  return title === documentId ? (CONTENT_KINDS[kind].unnamed ?? title) : title;
}

function kindOf({ collection }: PictureUse): KindOfContent<{ rev: number }> | undefined {
  return Object.values(KINDS).find(({ kind }) => CONTENT_KINDS[kind].working === collection);
}
