import type { FieldError } from '#domain/core/errors.ts';
import type { PictureUseLine } from '#domain/media/library-picture.ts';

/**
 * The uses that a rejected removal names by path and title, with the places within a document where the library knows
 * them: the library may have been read before a use was added or removed.
 */
export function presentUses(named: readonly FieldError[], known: readonly PictureUseLine[]): PictureUseLine[] {
  return named.map(({ path, message: title }) => {
    const [collection = '', documentId = ''] = path.split('/');
    const use = known.find((one) => one.collection === collection && one.documentId === documentId);
    return { collection, documentId, title, places: use?.places ?? [] };
  });
}
