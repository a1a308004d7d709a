import type { Handler } from '#domain/api/handler.ts';
import type { propertyPhotosApi } from '#domain/api/property-photos.ts';
import { ApiError } from '#domain/core/errors.ts';
import type { PhotoPlace } from '#domain/media/photo-report.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { readAtRevision, writeChange } from '#platform/content/content-change.ts';
import { KINDS } from '#platform/content/content-kinds.ts';
import { inContentTransaction, type ContentDeps } from '#platform/content/content-transaction.ts';

/** A new alternative text for the picture at a place. */
interface AltTextChange {
  readonly place: PhotoPlace;
  readonly pictureId: string;
  readonly alt: string;
}

/** Makes the handler of PATCH /api/admin/property-photos/{id}. */
export function changeAltTexts(
  deps: ContentDeps,
): Handler<(typeof propertyPhotosApi)['PATCH /api/admin/property-photos/{id}']> {
  return ({ params: { id }, body: { rev, words }, member: { uid } }) =>
    inContentTransaction(deps, uid, async (step) => {
      const before = await readAtRevision(step, KINDS.properties, id, rev);
      const after = { ...words.reduce(withAltText, before), rev: rev + 1 };
      const details = { pictures: words.length };
      writeChange(step, { of: KINDS.properties, id, action: 'photos-described', before, after, details });
      return { rev: after.rev };
    });
}

function withAltText(property: WorkingProperty, { place, pictureId, alt }: AltTextChange): WorkingProperty {
  const described = (picture: Picture | null | undefined): Picture => {
    if (picture?.id !== pictureId) throw new ApiError('conflict', { detail: `Another picture is at ${place}.` });
    return { ...picture, alt };
  };
  if (place === 'hero') return { ...property, hero: described(property.hero) };
  return { ...property, gallery: property.gallery.with(place, described(property.gallery[place])) };
}
