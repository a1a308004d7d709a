import { contentApi } from '#domain/api/content.ts';
import { withRevision } from '#domain/content/revision.ts';
import { CONTENT_INPUTS, WORKING_SCHEMAS, type WorkingCopy } from '#domain/content/schemas.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import type { Picture } from '#domain/media/picture.ts';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import type { ContentResource } from '#admin/lib/content/content-resource.ts';
import { requestOnce } from '#admin/lib/request-once.ts';
import { readCollection } from '#admin/lib/read-collection.ts';

export type StoredSlide = WorkingCopy<'heroImages'>;

const body = withRevision(CONTENT_INPUTS.heroImages).strip();

/** API of the hero slides. */
export const heroImagesResource: ContentResource<StoredSlide> = {
  kind: 'heroImages',
  idOf: ({ id }) => id,
  list: () => readCollection(CONTENT_KINDS.heroImages.working, WORKING_SCHEMAS.heroImages, { orderBy: 'orderIndex' }),
  store: async (slide) => {
    const input = { params: { id: slide.id }, body: body.parse(slide) };
    return (await callAsStaff(contentApi, 'PUT /api/admin/hero-images/{id}', input)).document;
  },
  remove: ({ id, rev }) =>
    callAsStaff(contentApi, 'DELETE /api/admin/hero-images/{id}', { params: { id }, query: { rev: String(rev) } }),
  reorder: async (ids) =>
    (await callAsStaff(contentApi, 'PUT /api/admin/hero-images-order', { body: { ids: [...ids] } })).documents,
};

/** Adds a slide at the end; a new one is active (admin specification, section 7). */
export async function addSlide(image: Picture): Promise<StoredSlide> {
  return requestOnce(`slide ${JSON.stringify(image)}`, async (key) => {
    const slide = { key, image, isActive: true };
    return (await callAsStaff(contentApi, 'POST /api/admin/hero-images', { body: slide })).document;
  });
}
