import type { Handler } from '#domain/api/handler.ts';
import type { publishingApi } from '#domain/api/publishing.ts';
import { PUBLISHED_SCHEMAS, type WorkingCopy } from '#domain/content/schemas.ts';
import { PICTURE_LOST } from '#domain/content/text.ts';
import { ApiError } from '#domain/core/errors.ts';
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import { findPictures, withoutPicture } from '#domain/media/picture-use.ts';
import { isInLibrary } from '#domain/media/stored-picture.ts';
import { KINDS, type KindOfContent } from '#platform/content/content-kinds.ts';
import {
  inContentTransaction,
  readWorking,
  type ContentDeps,
  type ContentTransaction,
} from '#platform/content/content-transaction.ts';
import { readPictures } from '#platform/content/read-pictures.ts';
import { keptRevisionPath } from '#platform/firestore-paths.ts';
import { restoreWorkingCopy } from './restore-working-copy.ts';

/** Makes the handler of POST /api/admin/revisions/{kind}/{id}/restore. */
export function restoreRevision(
  deps: ContentDeps,
): Handler<(typeof publishingApi)['POST /api/admin/revisions/{kind}/{id}/restore']> {
  return ({ params: { kind, id }, body: { wanted, rev }, member: { uid } }) =>
    inContentTransaction(deps, uid, async (step) => {
      const path = keptRevisionPath(CONTENT_KINDS[kind].published, id, wanted);
      const found = await step.transaction.get(step.firestore.doc(path));
      const data = found.data();
      if (data === undefined) throw new ApiError('not_found');
      const lost = await lostPictures(step, data);
      const of: KindOfContent<WorkingCopy<ContentKind>> = KINDS[kind];
      const draft = await readWorking(step, of, id);
      const copy = PUBLISHED_SCHEMAS[kind].parse(withPicturesOf(draft, lost.reduce(withoutPicture, data), kind));
      return {
        rev: await restoreWorkingCopy(step, { kind, id, rev, copy, action: 'revision-restored' }),
        lostPictures: lost.length,
      };
    });
}

/** A picture that a document must have and that is lost stays that of the draft; throws when there is no draft. */
function withPicturesOf(draft: object | null, copy: Readonly<Record<string, unknown>>, kind: ContentKind): object {
  const issues = PUBLISHED_SCHEMAS[kind].safeParse(copy).error?.issues ?? [];
  const missing = issues.map(({ path: [field] }) => String(field)).filter((field) => copy[field] === null);
  if (missing.length === 0) return copy;
  if (draft === null) {
    throw new ApiError('invalid_request', { fields: missing.map((path) => ({ path, message: PICTURE_LOST })) });
  }
  const present = Object.entries(draft).filter(([field]) => missing.includes(field));
  return { ...copy, ...Object.fromEntries(present) };
}

/** Pictures of an old revision that are no longer in the library, because they were unused for ORPHAN_DAYS. */
async function lostPictures(step: ContentTransaction, copy: object): Promise<string[]> {
  const ids = [...new Set(findPictures(copy).map(({ pictureId }) => pictureId))];
  const pictures = await readPictures(step, ids);
  return ids.filter((id) => {
    const picture = pictures.get(id);
    return picture === undefined || !isInLibrary(picture);
  });
}
