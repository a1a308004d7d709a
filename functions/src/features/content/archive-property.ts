import type { Handler } from '#domain/api/handler.ts';
import type { propertiesApi } from '#domain/api/properties.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import {
  inContentTransaction,
  type ContentDeps,
  type ContentTransaction,
} from '#platform/content/content-transaction.ts';
import { properties } from './properties.ts';
import { replaceDocument, type Replaced, type SeenDocument } from './replace-document.ts';

/** Makes the handler of POST /api/admin/properties/{id}/archive. */
export function archiveProperty(
  deps: ContentDeps,
): Handler<(typeof propertiesApi)['POST /api/admin/properties/{id}/archive']> {
  return ({ params: { id }, body: { rev }, member: { uid } }) =>
    inContentTransaction(deps, uid, (step) => archive(step, { id, rev }));
}

/** Makes the handler of POST /api/admin/properties/{id}/restore. */
export function restoreProperty(
  deps: ContentDeps,
): Handler<(typeof propertiesApi)['POST /api/admin/properties/{id}/restore']> {
  return ({ params: { id }, body: { rev }, member: { uid } }) =>
    inContentTransaction(deps, uid, (step) => restore(step, { id, rev }));
}

/** Archives a property; an archived one stays as it is. */
export function archive(step: ContentTransaction, seen: SeenDocument): Promise<Replaced<WorkingProperty>> {
  return replaceDocument(step, properties, seen, 'archived', async (current) => ({
    ...current,
    archivedAt: current.archivedAt ?? step.now.toISOString(),
  }));
}

/** Takes a property out of the archive. */
export function restore(step: ContentTransaction, seen: SeenDocument): Promise<Replaced<WorkingProperty>> {
  return replaceDocument(step, properties, seen, 'restored', async (current) => ({ ...current, archivedAt: null }));
}
