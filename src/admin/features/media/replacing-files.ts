import { GALLERY_MAX } from '#domain/media/limits.ts';
import { SHORT_TEXT } from '#domain/core/limits.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { orderByName } from './order-by-name.ts';
import type { UploadItem } from './upload-item.ts';

/** Uploads that replace the pictures of a property. */
interface ReplacingFiles {
  /** By name: the first becomes the hero. */
  readonly files: { readonly name: string; readonly upload: string }[];
  /** Files of the list that were rejected before, as 'name: reason'. */
  readonly errors: string[];
}

/** Sorts the uploads of a list into those that replace the pictures of a property and those that were rejected. */
export function replacingFiles(items: readonly UploadItem[]): ReplacingFiles {
  const done = items.filter(({ state }) => state === 'done');
  const refused = items.filter(({ state }) => state === 'refused');
  return {
    files: orderByName(done).map(({ name, upload }) => ({ name: cutText(name, SHORT_TEXT), upload })),
    errors: orderByName(refused).map(({ name, message }) => `${name}: ${message}`),
  };
}

/** How many pictures fit beside those that are done: a property has a hero and a gallery. */
export function roomForReplacing(items: readonly UploadItem[]): number {
  return GALLERY_MAX + 1 - items.filter(({ state }) => state === 'done').length;
}
