import { contentApi } from '#domain/api/content.ts';
import { withRevision } from '#domain/content/revision.ts';
import { CONTENT_INPUTS, WORKING_SCHEMAS, type ContentInput, type WorkingCopy } from '#domain/content/schemas.ts';
import type { DestinationSlug } from '#domain/places/destination-list.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import type { ContentResource } from '#admin/lib/content/content-resource.ts';
import { readCollection } from '#admin/lib/read-collection.ts';

export type StoredDestination = WorkingCopy<'destinations'>;

export type DestinationInput = ContentInput<'destinations'>;

const body = withRevision(CONTENT_INPUTS.destinations).strip();

/** API of the destinations. They are a fixed set, so none is ever deleted. */
export const destinationsResource: ContentResource<StoredDestination> = {
  kind: 'destinations',
  idOf: ({ slug }) => slug,
  list: () =>
    readCollection(CONTENT_KINDS.destinations.working, WORKING_SCHEMAS.destinations, { orderBy: 'orderIndex' }),
  store: (destination) => saveDestination(destination.slug, body.parse(destination)),
  remove: () => Promise.reject(new Error('Destinations are not deleted.')),
  reorder: async (ids) => {
    const slugs = ids.map((id) => WORKING_SCHEMAS.destinations.shape.slug.parse(id));
    return (await callAsStaff(contentApi, 'PUT /api/admin/destinations-order', { body: { ids: slugs } })).documents;
  },
};

/** Saves a destination based on the revision it carries. */
export async function saveDestination(
  slug: DestinationSlug,
  input: DestinationInput & { rev: number },
): Promise<StoredDestination> {
  const call = { params: { id: slug }, body: input };
  return (await callAsStaff(contentApi, 'PUT /api/admin/destinations/{id}', call)).document;
}
