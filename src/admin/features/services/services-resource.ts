import { contentApi } from '#domain/api/content.ts';
import { withRevision } from '#domain/content/revision.ts';
import { CONTENT_INPUTS, WORKING_SCHEMAS, type ContentInput, type WorkingCopy } from '#domain/content/schemas.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import type { ContentResource } from '#admin/lib/content/content-resource.ts';
import { readCollection } from '#admin/lib/read-collection.ts';

export type StoredService = WorkingCopy<'services'>;

export type ServiceInput = ContentInput<'services'>;

const body = withRevision(CONTENT_INPUTS.services).strip();

/** API of the services. */
export const servicesResource: ContentResource<StoredService> = {
  kind: 'services',
  idOf: ({ id }) => id,
  list: () => readCollection(CONTENT_KINDS.services.working, WORKING_SCHEMAS.services, { orderBy: 'orderIndex' }),
  store: async (service) => saveService(service.id, body.parse(service)),
  remove: ({ id, rev }) =>
    callAsStaff(contentApi, 'DELETE /api/admin/services/{id}', { params: { id }, query: { rev: String(rev) } }),
  reorder: async (ids) =>
    (await callAsStaff(contentApi, 'PUT /api/admin/services-order', { body: { ids: [...ids] } })).documents,
};

/** Adds a service at the end; `key` is the idempotency key. */
export async function addService(service: ServiceInput & { key: string }): Promise<StoredService> {
  return (await callAsStaff(contentApi, 'POST /api/admin/services', { body: service })).document;
}

/** Saves a service based on the revision it carries. */
export async function saveService(id: string, service: ServiceInput & { rev: number }): Promise<StoredService> {
  return (await callAsStaff(contentApi, 'PUT /api/admin/services/{id}', { params: { id }, body: service })).document;
}
