import type { Picture } from '@site/domain/picture';
import type { StoredPicture } from '@site/domain/stored-picture';
import { VARIANT_SETTINGS_VERSION } from '../../functions/src/features/media/variant-settings.ts';
import type { PictureShelf } from './picture-shelf.ts';
import type { PreparedPictures } from './prepare-pictures.ts';

/** A sample picture as the library keeps it, but for the time. */
export type LibraryEntry = Omit<StoredPicture, 'uploadedAt' | 'unusedSince' | 'removedAt' | 'leaving'>;

/** The library's entries for prepared pictures, with their words. */
export function libraryEntries({ byName, byPerson, kept }: PreparedPictures, shelf: PictureShelf): LibraryEntry[] {
  const keptById = new Map(kept.map((picture) => [picture.picture.id, picture]));
  const entry = (picture: Picture, name: string, type: string): LibraryEntry => {
    const found = keptById.get(picture.id);
    if (found === undefined) throw new Error(`'${name}' was not kept`);
    const { measures, bytes } = found;
    const settingsVersion = VARIANT_SETTINGS_VERSION;
    return { picture, measures, name, type, bytes, settingsVersion, uploadedBy: null, submissionId: null };
  };
  return [
    ...[...byName.keys()].map((name) => entry(shelf.named(name), `${name}.jpg`, 'image/jpeg')),
    ...[...byPerson.keys()].map((person) => entry(shelf.monogram(person), `${person}.svg`, 'image/svg+xml')),
  ];
}
