import type { StoredPicture } from '#domain/media/stored-picture.ts';
import { VARIANT_SETTINGS_VERSION } from '#functions/features/media/uploads/variant-settings.ts';
import type { PictureCache } from './picture-cache.ts';
import type { PreparedPictures } from './prepare-pictures.ts';

/** A sample picture as stored in the library, without the fields about its state. */
export type LibraryEntry = Omit<
  StoredPicture,
  'usedByContent' | 'uploadedAt' | 'unusedSince' | 'removedAt' | 'leaving'
>;

/** The library's entries for prepared pictures, with their alt texts. */
export function libraryEntries({ byName, cached }: PreparedPictures, cache: PictureCache): LibraryEntry[] {
  const cachedById = new Map(cached.map((picture) => [picture.picture.id, picture]));
  return [...byName.keys()].map((name) => {
    const picture = cache.named(name);
    const found = cachedById.get(picture.id);
    if (found === undefined) throw new Error(`'${name}' was not prepared`);
    const { measures, bytes } = found;
    const settingsVersion = VARIANT_SETTINGS_VERSION;
    const file = { name: `${name}.jpg`, type: 'image/jpeg', bytes };
    return { picture, measures, ...file, settingsVersion, uploadedBy: null, submissionId: null };
  });
}
