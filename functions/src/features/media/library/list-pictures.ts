import type { Handler } from '#domain/api/handler.ts';
import type { mediaApi } from '#domain/api/media.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { LIBRARY_PAGE } from '#domain/media/limits.ts';
import { findPictureWarnings } from '#domain/media/picture-warnings.ts';
import { storedPictureSchema } from '#domain/media/stored-picture.ts';
import { listUses, useLines } from '#platform/content/picture-uses.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';
import { readPage } from '#platform/read-page.ts';
import type { MediaDeps } from '../media-deps.ts';

/** Makes the handler of GET /api/admin/pictures. */
export function listPictures({ database }: MediaDeps): Handler<(typeof mediaApi)['GET /api/admin/pictures']> {
  return async ({ query: { after } }) => {
    const firestore = database();
    const all = firestore.collection(BUSINESS_COLLECTIONS.pictures);
    const query = all.where('removedAt', '==', null).orderBy('uploadedAt', 'desc');
    const { docs, last } = await readPage(query, LIBRARY_PAGE, after === undefined ? undefined : all.doc(after));
    const page = docs.flatMap((found) => parseOrReport(found, storedPictureSchema) ?? []);
    const uses = await listUses(
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
      next: last?.id ?? null,
    };
  };
}
