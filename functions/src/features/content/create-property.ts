import type { propertiesApi } from '#domain/api/properties.ts';
import type { Handler } from '#domain/api/handler.ts';
import { describeGallery } from '#domain/media/gallery-alts.ts';
import type { PropertyInput } from '#domain/property/input.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { claimPictures } from '#platform/content/claim-pictures.ts';
import { conflictWith, writeChange } from '#platform/content/content-change.ts';
import { KINDS } from '#platform/content/content-kinds.ts';
import {
  inContentTransaction,
  readWorking,
  type ContentDeps,
  type ContentTransaction,
} from '#platform/content/content-transaction.ts';
import { createOnce } from '#platform/requests/idempotency.ts';
import { firstRevision } from './first-revision.ts';
import { derivePrices } from './properties.ts';
import { chooseSlug } from './choose-slugs.ts';

/** Makes the handler of POST /api/admin/properties. */
export function createProperty(deps: ContentDeps): Handler<(typeof propertiesApi)['POST /api/admin/properties']> {
  return ({ body: { id, ...fields }, member: { uid } }) =>
    inContentTransaction(deps, uid, async (step) => {
      const document = await createOnce(step, {
        endpoint: 'POST /api/admin/properties',
        key: id,
        contents: fields,
        find: (made) => readWorking(step, KINDS.properties, made),
        create: () => addProperty(step, id, fields),
      });
      return { document, alsoChanged: [] };
    });
}

/** Writes a new property and its audit entry. */
export async function addProperty(
  step: ContentTransaction,
  id: string,
  fields: PropertyInput,
): Promise<WorkingProperty> {
  const document = await composeProperty(step, id, fields);
  writeChange(step, { of: KINDS.properties, id, action: 'created', before: null, after: document });
  return document;
}

/** Makes a new property from what an editor wrote; throws conflict with the stored one when its id is taken. */
export async function composeProperty(
  step: ContentTransaction,
  id: string,
  fields: PropertyInput,
): Promise<WorkingProperty> {
  const existing = await readWorking(step, KINDS.properties, id);
  if (existing !== null) throw conflictWith(existing);
  const document = KINDS.properties.schema.parse({
    ...fields,
    ...derivePrices(fields),
    gallery: describeGallery(fields.title, fields.gallery),
    id,
    slug: await chooseSlug(step, id, fields.title, null),
    createdAt: step.now.toISOString(),
    archivedAt: null,
    rev: await firstRevision(step, 'properties', id),
  });
  await claimPictures(step, null, document);
  return document;
}
