import { randomUUID } from 'node:crypto';
import type { Handler } from '@site/domain/api-handler';
import type { publishingApi } from '@site/domain/api-publishing';
import { ApiError } from '@site/domain/errors';
import { PREVIEW_HOURS } from '@site/domain/limits';
import { previewSchema } from '@site/domain/preview';
import { sendTask } from '../../platform/build-hook.ts';
import { hookSettings } from '../../platform/configuration.ts';
import { KINDS } from '../../platform/content-kinds.ts';
import { workingPath, type ContentHouse } from '../../platform/content-step.ts';
import { previewPath } from '../../platform/firestore-paths.ts';
import { HOUR, later } from '../../platform/moments.ts';

/** An editor waits for the answer, so nobody is asked for long. */
const PAUSES = [300];

/** Makes the handler of POST /api/admin/previews. */
export function requestPreview(house: ContentHouse): Handler<(typeof publishingApi)['POST /api/admin/previews']> {
  return async ({ body: { propertyId }, member: { uid } }) => {
    const firestore = house.database();
    const found = await firestore.doc(workingPath('properties', propertyId)).get();
    if (!found.exists) throw new ApiError('not_found');
    const { rev, slug } = KINDS.properties.schema.parse(found.data());
    const id = randomUUID();
    const expiresAt = later(house.clock(), PREVIEW_HOURS * HOUR).toISOString();
    const made = { id, propertyId, rev, state: 'requested', address: null, why: '', expiresAt, uid };
    const preview = previewSchema.parse(made);
    await firestore.doc(previewPath(id)).create({ ...preview, expiresAfter: new Date(expiresAt) });
    try {
      await sendTask({ action: 'preview', previewId: id, propertyId, slug, expiresAt }, hookSettings(), PAUSES);
    } catch (cause) {
      await firestore.doc(previewPath(id)).delete();
      throw cause instanceof ApiError ? cause : new ApiError('unavailable', { cause });
    }
    return { preview };
  };
}
