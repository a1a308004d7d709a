import * as z from 'zod';
import { galleryAlt } from './text.ts';
import { looksAlike, pictureWarnings, PICTURE_WARNINGS } from './picture-warnings.ts';
import { pictureSchema, type Picture } from './picture.ts';
import type { PictureMeasures } from './stored-picture.ts';

/** Where a picture stands within a property: the hero, or a position of the gallery from 0. */
export const photoPlaceSchema = z.union([z.literal('hero'), z.int().min(0)]);

/** Where a picture stands within a property. */
export type PhotoPlace = z.infer<typeof photoPlaceSchema>;

/** What the photo steward says of one picture of a property. */
export const photoReportLineSchema = z.strictObject({
  /** Where it stands. */
  place: photoPlaceSchema,
  /** The picture with the property's words for it. */
  picture: pictureSchema,
  /** What is to be looked at. */
  warnings: z.array(z.enum(PICTURE_WARNINGS)),
  /** Earlier places of the property that show nearly the same. */
  alike: z.array(photoPlaceSchema),
  /** Alternative text to put where there is none. */
  proposedAlt: z.string(),
});

/** What the photo steward says of one picture of a property. */
export type PhotoReportLine = z.infer<typeof photoReportLineSchema>;

/** The pictures of a property. */
export interface PropertyPhotos {
  /** Its title. */
  readonly title: string;
  /** Its hero; null for none. */
  readonly hero: Picture | null;
  /** Its gallery. */
  readonly gallery: readonly Picture[];
}

/** The photo steward's report on a property; pictures without measures are judged by their words alone. */
export function photoReport(
  property: PropertyPhotos,
  measures: ReadonlyMap<string, PictureMeasures>,
): PhotoReportLine[] {
  const { title, hero, gallery } = property;
  const lines: PhotoReportLine[] = [];
  for (const { place, picture } of placesOf(hero, gallery)) {
    const measured = measures.get(picture.id);
    const hash = measured?.hash;
    const alike = lines.filter((earlier) => {
      // A hero may open the gallery too; that is one picture, not two that look alike.
      if (earlier.picture.id === picture.id) return earlier.place !== 'hero';
      const other = measures.get(earlier.picture.id)?.hash;
      return hash !== undefined && other !== undefined && looksAlike(hash, other);
    });
    lines.push({
      place,
      picture,
      warnings: pictureWarnings(picture, measured ?? { sharpness: Infinity }),
      alike: alike.map((earlier) => earlier.place),
      proposedAlt: place === 'hero' ? title : galleryAlt(title, place + 1),
    });
  }
  return lines;
}

function placesOf(hero: Picture | null, gallery: readonly Picture[]): { place: PhotoPlace; picture: Picture }[] {
  const first = hero === null ? [] : [{ place: 'hero' as const, picture: hero }];
  return [...first, ...gallery.map((picture, place) => ({ place, picture }))];
}
