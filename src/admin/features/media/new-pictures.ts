import type { Picture } from '#domain/media/picture.ts';
import type { UploadItem } from './upload-item.ts';

/** A picture that was added to a form. */
export interface NewPicture {
  readonly picture: Picture;
  /** The picture that was chosen after it and was added before, because its upload ended earlier; null for none. */
  readonly next: Picture | null;
}

/** The pictures that were not delivered yet, which it adds to `delivered` by their uploads. */
export function newPictures(items: readonly UploadItem[], delivered: Set<string>): NewPicture[] {
  return items.flatMap(({ upload, picture }, place) => {
    if (picture === null || delivered.has(upload)) return [];
    const next = items.slice(place + 1).find((later) => delivered.has(later.upload))?.picture ?? null;
    delivered.add(upload);
    return [{ picture, next }];
  });
}
