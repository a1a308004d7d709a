import type { Photo } from './photo.ts';

/** Longer side of a thumbnail, in pixels: twice its size on the page. */
const SIDE = 320;

/** Draws thumbnails one after the other: twenty photographs decoded at once would fill a phone's memory. */
export async function drawThumbnails(
  photos: readonly Pick<Photo, 'id' | 'file'>[],
  onDrawn: (id: string, thumbnail: string | null) => void,
): Promise<void> {
  for (const { id, file } of photos) onDrawn(id, await drawThumbnail(file));
}

/**
 * Draws a thumbnail as a data URL: the Content-Security-Policy forbids `blob:` pictures, and full-size photographs
 * would fill a phone's memory. Null when the browser cannot read the file.
 */
async function drawThumbnail(file: File): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return canvas.toDataURL('image/webp', 0.7);
  } catch {
    // Not the type that it claims: the list shows its name only, and the API checks its bytes.
    return null;
  }
}
