import type { PictureUseLine } from '#domain/media/library-picture.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';

/**
 * The uses that a rejected removal names by path and title, with the places within a document where the library knows
 * them: the library may have been read before a use was added or removed. Null where there is nothing to confirm: any other
 * failure, and a use that a forced removal cannot end, which only its message explains.
 */
export function usesToConfirm(
  error: unknown,
  isForced: boolean,
  known: readonly PictureUseLine[],
): PictureUseLine[] | null {
  if (isForced || !(error instanceof ApiFailure) || error.code !== 'in_use') return null;
  return error.fields.map(({ path, message: title }) => {
    const [collection = '', documentId = ''] = path.split('/');
    const use = known.find((one) => one.collection === collection && one.documentId === documentId);
    return { collection, documentId, title, places: use?.places ?? [] };
  });
}
