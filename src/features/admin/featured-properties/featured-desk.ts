import { contentApi } from '@site/domain/api-content';
import { withRevision } from '@site/domain/content-copies';
import { featuredInput } from '@site/domain/content-inputs';
import { WORKING_SCHEMAS, type WorkingCopy } from '@site/domain/content-schemas';
import { CONTENT_COLLECTIONS } from '@site/domain/firestore-collections';
import { callAsStaff } from '../../../lib/staff/call-as-staff.ts';
import type { ContentDesk } from '../../../lib/staff/content/content-desk.ts';
import { requestOnce } from '../../../lib/staff/request-once.ts';
import { readCollection } from '../../../lib/staff/read-collection.ts';

/** A featured property as it is stored. */
export type StoredFeatured = WorkingCopy<'featured'>;

const body = withRevision(featuredInput).strip();

/** Featured properties: where they are read, and the calls that change them. */
export const featuredDesk: ContentDesk<StoredFeatured> = {
  kind: 'featured',
  idOf: ({ id }) => id,
  list: () => readCollection(CONTENT_COLLECTIONS.featured.working, WORKING_SCHEMAS.featured, { orderBy: 'orderIndex' }),
  store: async (featured) => {
    const input = { params: { id: featured.id }, body: body.parse(featured) };
    return (await callAsStaff(contentApi, 'PUT /api/admin/featured/{id}', input)).document;
  },
  remove: ({ id, rev }) =>
    callAsStaff(contentApi, 'DELETE /api/admin/featured/{id}', { params: { id }, query: { rev: String(rev) } }),
  reorder: async (ids) =>
    (await callAsStaff(contentApi, 'PUT /api/admin/featured-order', { body: { ids: [...ids] } })).documents,
};

/** Features a property, after those that are there; a new one is shown (admin specification, section 7). */
export async function feature(propertyId: string): Promise<StoredFeatured> {
  return requestOnce(`featured ${propertyId}`, async (key) => {
    const featured = { key, propertyId, isActive: true };
    return (await callAsStaff(contentApi, 'POST /api/admin/featured', { body: featured })).document;
  });
}
