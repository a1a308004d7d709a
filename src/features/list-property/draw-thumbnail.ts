/** Longer side of a thumbnail, in pixels: twice its size on the page. */
const SIDE = 320;

/**
 * Draws a file small, as a data address: the content policy lets no `blob:` picture show, and a full-size photograph a
 * thumbnail would fill a telephone's memory. Null when the browser cannot read it.
 */
export async function drawThumbnail(file: File): Promise<string | null> {
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
    // A file that is not what its type says: its name stands alone, and the API looks at its bytes.
    return null;
  }
}
