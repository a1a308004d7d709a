import type { Handler } from '@site/domain/api-handler';
import type { propertiesApi } from '@site/domain/api-properties';
import { ApiError } from '@site/domain/errors';
import { SHORT_TEXT } from '@site/domain/limits';
import { copyTitle } from '@site/domain/messages/content-messages';
import { propertyInputOf } from '@site/domain/property-input';
import { writeChange } from '../../platform/content-change.ts';
import { KINDS } from '../../platform/content-kinds.ts';
import { inOneStep, readWorking, type ContentHouse } from '../../platform/content-step.ts';
import { createOnce } from '../../platform/create-once.ts';
import { composeProperty } from './create-property.ts';

/** Makes the handler of POST /api/admin/properties/{id}/duplicate. */
export function duplicateProperty(
  house: ContentHouse,
): Handler<(typeof propertiesApi)['POST /api/admin/properties/{id}/duplicate']> {
  return ({ params, body: { id }, member: { uid } }) =>
    inOneStep(house, uid, async (step) => {
      const { document } = await createOnce(step, {
        endpoint: 'POST /api/admin/properties/{id}/duplicate',
        key: id,
        contents: params.id,
        find: (made) => readWorking(step, KINDS.properties, made),
        create: async () => {
          const original = await readWorking(step, KINDS.properties, params.id);
          if (original === null) throw new ApiError('not_found');
          const title = copyTitle(original.title).slice(-SHORT_TEXT);
          const copy = await composeProperty(step, id, { ...propertyInputOf(original), title });
          const details = { of: params.id };
          writeChange(step, { of: KINDS.properties, id, deed: 'duplicated', before: null, after: copy, details });
          return copy;
        },
      });
      return { document, alsoChanged: [] };
    });
}
