import type { Handler } from '#domain/api/handler.ts';
import type { propertiesApi } from '#domain/api/properties.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import type { PropertyInput } from '#domain/property/input.ts';
import {
  inContentTransaction,
  type ContentDeps,
  type ContentTransaction,
} from '#platform/content/content-transaction.ts';
import type { ContentDefinition } from './content-definition.ts';
import { properties } from './properties.ts';
import { removeUses, requireUnused } from './property-uses.ts';
import { deleteDocument, type SeenDocument } from './replace-document.ts';

/** Makes the handler of DELETE /api/admin/properties/{id}. */
export function removeProperty(
  deps: ContentDeps,
): Handler<(typeof propertiesApi)['DELETE /api/admin/properties/{id}']> {
  return ({ params: { id }, query: { rev, everywhere }, member: { uid } }) =>
    inContentTransaction(deps, uid, (step) => deleteProperty(step, { id, rev }, everywhere === 'true'));
}

/** Deletes a property; throws in_use while it is used, unless `isEverywhere` removes the uses too. */
export function deleteProperty(
  step: ContentTransaction,
  seen: SeenDocument,
  isEverywhere: boolean,
): Promise<{ alsoChanged: string[] }> {
  const definition: ContentDefinition<PropertyInput, WorkingProperty> = {
    ...properties,
    follow: async (_step, before) => {
      if (isEverywhere) return removeUses(step, before);
      await requireUnused(step, before);
      return [];
    },
  };
  return deleteDocument(step, definition, seen);
}
