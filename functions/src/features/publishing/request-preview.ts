import type { Handler } from '#domain/api/handler.ts';
import type { publishingApi } from '#domain/api/publishing.ts';
import { ApiError } from '#domain/core/errors.ts';
import { PREVIEW_HOURS } from '#domain/publishing/limits.ts';
import { previewSchema, type Preview } from '#domain/publishing/preview.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { sendTask } from '#platform/build-hook.ts';
import { hookSettings } from '#platform/configuration.ts';
import { KINDS } from '#platform/content/content-kinds.ts';
import { workingPath, type ContentDeps } from '#platform/content/content-transaction.ts';
import { previewPath } from '#platform/firestore-paths.ts';
import { HOUR, later } from '#platform/time.ts';
import { requireDocument } from '#platform/require-document.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';

/** Only one retry, because an editor waits for the response. */
const PAUSES = [300];

/** Makes the handler of POST /api/admin/previews. */
export function requestPreview(deps: ContentDeps): Handler<(typeof publishingApi)['POST /api/admin/previews']> {
  return async ({ body: { id, propertyId }, member: { uid } }) => {
    const firestore = deps.database();
    const found = await firestore.doc(workingPath('properties', propertyId)).get();
    const { rev, slug } = requireDocument(found, KINDS.properties.schema);
    const expiresAt = later(deps.clock(), PREVIEW_HOURS * HOUR).toISOString();
    const requested: Preview = { id, propertyId, rev, state: 'requested', address: null, why: '', expiresAt, uid };
    const { preview, isNew } = await createPreview(firestore, requested);
    if (!isNew) return { preview };
    try {
      await sendTask({ action: 'preview', previewId: id, propertyId, slug, expiresAt }, hookSettings(), PAUSES);
    } catch (cause) {
      await firestore.doc(previewPath(id)).delete();
      throw cause instanceof ApiError ? cause : new ApiError('unavailable', { cause });
    }
    return { preview };
  };
}

/** Creates a preview, or gives the one that the same request created before; throws conflict for another preview's id. */
async function createPreview(firestore: Firestore, requested: Preview): Promise<{ preview: Preview; isNew: boolean }> {
  const document = firestore.doc(previewPath(requested.id));
  return inTransaction(firestore, async (transaction) => {
    const found = await transaction.get(document);
    if (!found.exists) {
      transaction.create(document, { ...requested, expiresAfter: new Date(requested.expiresAt) });
      return { preview: requested, isNew: true };
    }
    const preview = previewSchema.strip().parse(found.data());
    const isSame = preview.propertyId === requested.propertyId && preview.uid === requested.uid;
    if (!isSame) throw new ApiError('conflict');
    return { preview, isNew: false };
  });
}
