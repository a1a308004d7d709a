import { WORKING_SCHEMAS } from '@site/domain/content-schemas';
import { ApiError } from '@site/domain/errors';
import { CONTENT_COLLECTIONS, type ContentKind } from '@site/domain/firestore-collections';
import { withoutPicture, type PictureUse } from '@site/domain/picture-use';
import type { DocumentData, Firestore, Transaction } from 'firebase-admin/firestore';
import { writeAudit } from '../../platform/write-audit.ts';
import { writeContent } from '../../platform/write-content.ts';

// Object.keys is typed as strings, though the keys of a constant are known.
const KINDS = Object.keys(CONTENT_COLLECTIONS) as ContentKind[];

/** A working copy as it will be without a picture. */
export interface Change {
  /** The use that ends. */
  readonly use: PictureUse;
  /** The document without the picture, with its next revision where it has one. */
  readonly data: DocumentData;
}

/** Whether a use is in a copy that editors work on; published copies are changed by publishing alone. */
export function isWorkingCopy({ collection }: PictureUse): boolean {
  return kindOf(collection) !== undefined;
}

/** Reads the working copies without a picture; throws in_use when one of them cannot be without it. */
export async function readWithout(
  database: Firestore,
  transaction: Transaction,
  pictureId: string,
  uses: readonly PictureUse[],
): Promise<Change[]> {
  if (uses.length === 0) return [];
  const found = await transaction.getAll(...uses.map((use) => database.doc(`${use.collection}/${use.documentId}`)));
  return uses.flatMap((use, index) => {
    const document = found[index]?.data();
    if (document === undefined) return [];
    const data = nextRevision(withoutPicture(document, pictureId));
    requireWhole(use, data);
    return [{ use, data }];
  });
}

/** Writes a working copy without a picture. */
export function writeWithout(
  database: Firestore,
  transaction: Transaction,
  { use: { collection, documentId: id }, data }: Change,
  { pictureId, uid, now }: { pictureId: string; uid: string; now: Date },
): void {
  writeContent(database, transaction, { collection, id, data });
  const entry = { action: 'picture.taken-out', target: `${collection}/${id}`, details: { pictureId }, uid };
  writeAudit(database, transaction, entry, now);
}

function requireWhole({ collection, documentId, title }: PictureUse, data: DocumentData): void {
  const kind = kindOf(collection);
  if (kind !== undefined && WORKING_SCHEMAS[kind].safeParse(data).success) return;
  throw new ApiError('in_use', {
    detail: `“${title}” cannot be without this picture: choose another for it first.`,
    fields: [{ path: `${collection}/${documentId}`, message: title }],
  });
}

function nextRevision(document: Record<string, unknown>): Record<string, unknown> {
  return typeof document['rev'] === 'number' ? { ...document, rev: document['rev'] + 1 } : document;
}

function kindOf(collection: string): ContentKind | undefined {
  return KINDS.find((kind) => CONTENT_COLLECTIONS[kind].working === collection);
}
