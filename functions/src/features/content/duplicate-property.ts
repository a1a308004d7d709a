import type { Handler } from '#domain/api/handler.ts';
import type { propertiesApi } from '#domain/api/properties.ts';
import { ApiError } from '#domain/core/errors.ts';
import { copyTitle } from '#domain/content/text.ts';
import { describeGallery } from '#domain/media/gallery-alts.ts';
import { describeHero } from '#domain/media/hero-alt.ts';
import { propertyInputOf, type PropertyInput } from '#domain/property/input.ts';
import { writeChange } from '#platform/content/content-change.ts';
import { KINDS } from '#platform/content/content-kinds.ts';
import { inContentTransaction, readWorking, type ContentDeps } from '#platform/content/content-transaction.ts';
import { createOnce } from '#platform/requests/idempotency.ts';
import { composeProperty } from './create-property.ts';

/** What happened to the original alone: a copy has no guests, no buyer and no price before. */
const NOT_COPIED: Partial<PropertyInput> = { reviews: [], saleState: 'available', priceBefore: '', reducedOn: null };

/** Makes the handler of POST /api/admin/properties/{id}/duplicate. */
export function duplicateProperty(
  deps: ContentDeps,
): Handler<(typeof propertiesApi)['POST /api/admin/properties/{id}/duplicate']> {
  return ({ params, body: { id }, member: { uid } }) =>
    inContentTransaction(deps, uid, async (step) => {
      const document = await createOnce(step, {
        endpoint: 'POST /api/admin/properties/{id}/duplicate',
        key: id,
        contents: params.id,
        find: (made) => readWorking(step, KINDS.properties, made),
        create: async () => {
          const original = await readWorking(step, KINDS.properties, params.id);
          if (original === null) throw new ApiError('not_found');
          const title = copyTitle(original.title);
          const own = {
            title,
            hero: describeHero(title, original.hero, original.title),
            gallery: describeGallery(title, original.gallery, original.title),
          };
          const copy = await composeProperty(step, id, { ...propertyInputOf(original), ...NOT_COPIED, ...own });
          const details = { of: params.id };
          writeChange(step, { of: KINDS.properties, id, action: 'duplicated', before: null, after: copy, details });
          return copy;
        },
      });
      return { document, alsoChanged: [] };
    });
}
