import { contentApi } from '@site/domain/api-content';
import { withRevision } from '@site/domain/content-copies';
import { heroImageInput } from '@site/domain/content-inputs';
import { WORKING_SCHEMAS, type WorkingCopy } from '@site/domain/content-schemas';
import { CONTENT_COLLECTIONS } from '@site/domain/firestore-collections';
import type { Picture } from '@site/domain/picture';
import { callAsStaff } from '../../../lib/staff/call-as-staff.ts';
import type { ContentDesk } from '../../../lib/staff/content/content-desk.ts';
import { requestOnce } from '../../../lib/staff/request-once.ts';
import { readCollection } from '../../../lib/staff/read-collection.ts';

/** A slide as it is stored. */
export type StoredSlide = WorkingCopy<'heroImages'>;

const body = withRevision(heroImageInput).strip();

/** Slides of the hero: where they are read, and the calls that change them. */
export const heroImagesDesk: ContentDesk<StoredSlide> = {
  kind: 'heroImages',
  idOf: ({ id }) => id,
  list: () =>
    readCollection(CONTENT_COLLECTIONS.heroImages.working, WORKING_SCHEMAS.heroImages, { orderBy: 'orderIndex' }),
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
