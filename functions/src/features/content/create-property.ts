import type { propertiesApi } from '@site/domain/api-properties';
import type { Handler } from '@site/domain/api-handler';
import { describedGallery } from '@site/domain/gallery-alts';
import type { PropertyInput } from '@site/domain/property-input';
import type { WorkingProperty } from '@site/domain/property';
import { conflictWith, writeChange } from '../../platform/content-change.ts';
import { KINDS } from '../../platform/content-kinds.ts';
import { inOneStep, readWorking, type ContentHouse, type ContentStep } from '../../platform/content-step.ts';
import { createOnce } from '../../platform/create-once.ts';
import { pricesOf } from './properties.ts';
import { propertyAddress } from './property-address.ts';

/** Makes the handler of POST /api/admin/properties. */
export function createProperty(house: ContentHouse): Handler<(typeof propertiesApi)['POST /api/admin/properties']> {
  return ({ body: { id, ...fields }, member: { uid } }) =>
    inOneStep(house, uid, async (step) => {
      const { document } = await createOnce(step, {
        endpoint: 'POST /api/admin/properties',
        key: id,
        contents: fields,
        find: (made) => readWorking(step, KINDS.properties, made),
        create: () => addProperty(step, id, fields),
      });
      return { document, alsoChanged: [] };
    });
}

/** Writes a new property with its entry of the audit log, within a step. */
export async function addProperty(step: ContentStep, id: string, fields: PropertyInput): Promise<WorkingProperty> {
  const document = await composeProperty(step, id, fields);
  writeChange(step, { of: KINDS.properties, id, deed: 'created', before: null, after: document });
  return document;
}

/** A new property of what an editor wrote; a conflict with the stored one when its id is taken. */
export async function composeProperty(step: ContentStep, id: string, fields: PropertyInput): Promise<WorkingProperty> {
  const existing = await readWorking(step, KINDS.properties, id);
  if (existing !== null) throw conflictWith(existing);
  return KINDS.properties.schema.parse({
    ...fields,
    ...pricesOf(fields),
    gallery: describedGallery(fields.title, fields.gallery),
    id,
    slug: await propertyAddress(step, id, fields.title, null),
    createdAt: step.now.toISOString(),
    archivedAt: null,
    rev: 1,
  });
}
