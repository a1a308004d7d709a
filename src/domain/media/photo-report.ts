import * as z from 'zod';
import { galleryAlt } from './text.ts';
import { isSimilarHash, findPictureWarnings, PICTURE_WARNINGS } from './picture-warnings.ts';
import { pictureSchema, type Picture } from './picture.ts';
import type { PictureMeasures } from './stored-picture.ts';

/** Position of a picture within a property: the hero, or a gallery position from 0. */
export const photoPlaceSchema = z.union([z.literal('hero'), z.int().min(0)]);

export type PhotoPlace = z.infer<typeof photoPlaceSchema>;

/** The image quality checks of one picture of a property. */
export const photoReportLineSchema = z.strictObject({
  place: photoPlaceSchema,
  /** The picture with the property's alt text and caption. */
  picture: pictureSchema,
  warnings: z.array(z.enum(PICTURE_WARNINGS)),
  /** Earlier positions with nearly the same picture. */
  alike: z.array(photoPlaceSchema),
  /** Suggested alt text for a picture without one. */
  proposedAlt: z.string(),
});

export type PhotoReportLine = z.infer<typeof photoReportLineSchema>;

export interface PropertyPhotos {
  readonly title: string;
  /** Null for none. */
  readonly hero: Picture | null;
  readonly gallery: readonly Picture[];
}

/** Runs the image quality checks of a property; pictures without measures are checked for alt text only. */
export function checkPhotos(
  property: PropertyPhotos,
  measures: ReadonlyMap<string, PictureMeasures>,
): PhotoReportLine[] {
  const { title, hero, gallery } = property;
  const lines: PhotoReportLine[] = [];
  for (const { place, picture } of listPlaces(hero, gallery)) {
    const measured = measures.get(picture.id);
    const hash = measured?.hash;
    const alike = lines.filter((earlier) => {
      // The hero may be in the gallery too; that is one picture, not two similar ones.
      if (earlier.picture.id === picture.id) return earlier.place !== 'hero';
      const other = measures.get(earlier.picture.id)?.hash;
      return hash !== undefined && other !== undefined && isSimilarHash(hash, other);
    });
    lines.push({
      place,
      picture,
      warnings: findPictureWarnings(picture, measured ?? { sharpness: Infinity }),
      alike: alike.map((earlier) => earlier.place),
      proposedAlt: place === 'hero' ? title : galleryAlt(title, place + 1),
    });
  }
  return lines;
}

function listPlaces(hero: Picture | null, gallery: readonly Picture[]): { place: PhotoPlace; picture: Picture }[] {
  const first = hero === null ? [] : [{ place: 'hero' as const, picture: hero }];
  return [...first, ...gallery.map((picture, place) => ({ place, picture }))];
}
