import { PICTURE_PIXELS_MAX, PICTURE_WIDTHS } from '#domain/media/limits.ts';
import sharp from 'sharp';
import { asPictureError, PictureError, withTimeLimit } from './picture-error.ts';

/** Formats accepted from people, by sharp's names; 'heif' covers AVIF, and HEIC where the build of libvips can read it. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff'];

/** Rotated sRGB pixels without metadata, three bytes each, no wider than the widest variant. */
export interface Pixels {
  /** Rows of red, green and blue bytes. */
  data: Buffer;
  width: number;
  height: number;
}

// The cache of libvips only costs memory, because no picture is processed twice.
sharp.cache(false);

// WebP cannot be taller than this, and no photograph is.
const HEIGHT_MAX = 16_383;
const WIDEST = Math.max(...PICTURE_WIDTHS);

/** Decodes a picture; throws a PictureError for other formats, damaged data, over 60 million pixels or a timeout. */
export async function decodePicture(bytes: Uint8Array): Promise<Pixels> {
  const { width, height, format, space, hasProfile } = await asPictureError(() =>
    sharp(bytes, { limitInputPixels: false }).metadata(),
  );
  if (!FORMATS.includes(format)) {
    throw new PictureError('format', `a picture in the format '${format}' is not accepted`);
  }
  if (width * height > PICTURE_PIXELS_MAX) {
    throw new PictureError('too_large', `a picture of ${width} by ${height} pixels is over 60 million pixels`);
  }

  // Sharp brings 16 bits with a profile to Display P3, and those without one are taken for sRGB already.
  const isWide = space === 'rgb16' && hasProfile;
  // 'error' accepts mistakes that cameras often make and every viewer accepts, but not a truncated file.
  const { data, info } = await asPictureError(() => {
    const pipeline = withTimeLimit(sharp(bytes, { limitInputPixels: PICTURE_PIXELS_MAX, failOn: 'error' }))
      .autoOrient()
      .resize({ width: WIDEST, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb');
    return (isWide ? pipeline.withIccProfile('srgb') : pipeline)
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  });
  if (info.height > HEIGHT_MAX) {
    throw new PictureError('too_large', `a picture ${info.height} pixels tall at a width of ${info.width} is too tall`);
  }
  return { data, width: info.width, height: info.height };
}
