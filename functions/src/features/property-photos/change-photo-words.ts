import type { Handler } from '@site/domain/api-handler';
import type { propertyPhotosApi } from '@site/domain/api-property-photos';
import { ApiError } from '@site/domain/errors';
import { CONTENT_COLLECTIONS } from '@site/domain/firestore-collections';
import type { PhotoPlace } from '@site/domain/photo-report';
import type { Picture } from '@site/domain/picture';
import type { WorkingProperty } from '@site/domain/property';
import type { Firestore } from 'firebase-admin/firestore';
import { propertyPath } from '../../platform/firestore-paths.ts';
import { writeAudit } from '../../platform/write-audit.ts';
import { writeContent } from '../../platform/write-content.ts';
import { readProperty, requireRevision } from './read-property.ts';

/** New words for the picture at a place. */
interface Words {
  readonly place: PhotoPlace;
  readonly pictureId: string;
  readonly alt: string;
}

/** Makes the handler of PATCH /api/admin/property-photos/{id}. */
export function changePhotoWords(
  database: () => Firestore,
  clock: () => Date,
): Handler<(typeof propertyPhotosApi)['PATCH /api/admin/property-photos/{id}']> {
  return async ({ params: { id }, body: { rev, words }, member: { uid } }) => {
    const firestore = database();
    return firestore.runTransaction(async (transaction) => {
      const property = readProperty(await transaction.get(firestore.doc(propertyPath(id))));
      requireRevision(property, rev);
      const next = words.reduce(withWords, property);
      const data = { ...next, rev: rev + 1 };
      writeContent(firestore, transaction, { collection: CONTENT_COLLECTIONS.properties.working, id, data });
      const details = { rev: rev + 1, pictures: words.length };
      const entry = { action: 'property.photos-described', target: propertyPath(id), details, uid };
      writeAudit(firestore, transaction, entry, clock());
      return { rev: rev + 1 };
    });
  };
}

function withWords(property: WorkingProperty, { place, pictureId, alt }: Words): WorkingProperty {
  const described = (picture: Picture | null | undefined): Picture => {
    if (picture?.id !== pictureId) throw new ApiError('conflict', { detail: `Another picture stands at ${place}.` });
    return { ...picture, alt };
  };
  if (place === 'hero') return { ...property, hero: described(property.hero) };
  return { ...property, gallery: property.gallery.with(place, described(property.gallery[place])) };
}
