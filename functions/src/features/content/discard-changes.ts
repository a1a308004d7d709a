import type { Handler } from '@site/domain/api-handler';
import type { publishingApi } from '@site/domain/api-publishing';
import { PUBLISHED_SCHEMAS } from '@site/domain/content-schemas';
import { ApiError } from '@site/domain/errors';
import { CONTENT_COLLECTIONS } from '@site/domain/firestore-collections';
import { NEVER_PUBLISHED } from '@site/domain/messages/publishing-messages';
import { inOneStep, type ContentHouse } from '../../platform/content-step.ts';
import { writeBack } from './write-back.ts';

/** Makes the handler of POST /api/admin/discards. */
export function discardChanges(house: ContentHouse): Handler<(typeof publishingApi)['POST /api/admin/discards']> {
  return ({ body: { kind, id, rev }, member: { uid } }) =>
    inOneStep(house, uid, async (step) => {
      const path = `${CONTENT_COLLECTIONS[kind].published}/${id}`;
      const found = await step.transaction.get(step.firestore.doc(path));
      if (!found.exists) throw new ApiError('not_found', { detail: NEVER_PUBLISHED });
      const copy = PUBLISHED_SCHEMAS[kind].parse(found.data());
      return { rev: await writeBack(step, { kind, id, rev, copy, deed: 'discarded' }) };
    });
}
