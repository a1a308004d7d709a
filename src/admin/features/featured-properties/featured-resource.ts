import { contentApi } from '#domain/api/content.ts';
import { withRevision } from '#domain/content/revision.ts';
import { CONTENT_INPUTS, WORKING_SCHEMAS, type WorkingCopy } from '#domain/content/schemas.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import type { ContentResource } from '#admin/lib/content/content-resource.ts';
import { requestOnce } from '#admin/lib/request-once.ts';
import { readCollection } from '#admin/lib/read-collection.ts';

export type StoredFeatured = WorkingCopy<'featured'>;

const body = withRevision(CONTENT_INPUTS.featured).strip();

/** API of the featured properties. */
export const featuredResource: ContentResource<StoredFeatured> = {
  kind: 'featured',
  idOf: ({ id }) => id,
  list: () => readCollection(CONTENT_KINDS.featured.working, WORKING_SCHEMAS.featured, { orderBy: 'orderIndex' }),
  store: async (featured) => {
    const input = { params: { id: featured.id }, body: body.parse(featured) };
    return (await callAsStaff(contentApi, 'PUT /api/admin/featured/{id}', input)).document;
  },
  remove: ({ id, rev }) =>
    callAsStaff(contentApi, 'DELETE /api/admin/featured/{id}', { params: { id }, query: { rev: String(rev) } }),
  reorder: async (ids) =>
    (await callAsStaff(contentApi, 'PUT /api/admin/featured-order', { body: { ids: [...ids] } })).documents,
};

/** Adds a property as the last featured one; a new one is active (admin specification, section 7). */
export async function feature(propertyId: string): Promise<StoredFeatured> {
  return requestOnce(`featured ${propertyId}`, async (key) => {
    const featured = { key, propertyId, isActive: true };
    return (await callAsStaff(contentApi, 'POST /api/admin/featured', { body: featured })).document;
  });
}
