import type { Handler } from '#domain/api/handler.ts';
import type { mediaApi } from '#domain/api/media.ts';
import { ApiError } from '#domain/core/errors.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { LIBRARY_PAGE } from '#domain/media/limits.ts';
import { findPictureWarnings } from '#domain/media/picture-warnings.ts';
import { storedPictureSchema } from '#domain/media/stored-picture.ts';
import type { Query } from 'firebase-admin/firestore';
import { picturePath } from '#platform/firestore-paths.ts';
import { findUses, useLines } from '#platform/content/picture-uses.ts';
import type { MediaDeps } from '../media-deps.ts';

/** Makes the handler of GET /api/admin/pictures. */
export function listPictures({ database }: MediaDeps): Handler<(typeof mediaApi)['GET /api/admin/pictures']> {
  return async ({ query: { after } }) => {
    const firestore = database();
    let query: Query = firestore
      .collection(BUSINESS_COLLECTIONS.pictures)
      .where('removedAt', '==', null)
      .orderBy('uploadedAt', 'desc')
      .limit(LIBRARY_PAGE + 1);
    if (after !== undefined) {
      const cursor = await firestore.doc(picturePath(after)).get();
      if (!cursor.exists) throw new ApiError('not_found');
      query = query.startAfter(cursor);
    }
    const { docs } = await query.get();
    const page = docs.slice(0, LIBRARY_PAGE).map((found) => storedPictureSchema.parse(found.data()));
    const uses = await findUses(
      firestore,
      page.map(({ picture }) => picture.id),
    );
    return {
      pictures: page.map(({ picture, measures, name, uploadedAt, submissionId }) => ({
        picture,
        name,
        uploadedAt,
        fromOwner: submissionId !== null,
        warnings: findPictureWarnings(picture, measures),
        uses: useLines(uses, picture.id),
      })),
      next: docs.length > LIBRARY_PAGE ? (page.at(-1)?.picture.id ?? null) : null,
    };
  };
}
