import type { PictureMeasures } from '#domain/media/stored-picture.ts';
import sharp from 'sharp';
import type { Pixels } from './decode-picture.ts';

// Blur is measured at the width of a page on a laptop, where visitors would see it, not at the camera's width.
const WIDTH = 1024;
const HASH_SIDE = 8;

/** Measures a decoded picture for the image quality checks, in about 30 ms. */
export async function measurePicture({ data, width, height }: Pixels): Promise<PictureMeasures> {
  const raw = { raw: { width, height, channels: 3 as const } };
  const grey = await sharp(data, raw)
    .resize({ width: WIDTH, withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const small = await sharp(data, raw)
    .resize({ width: HASH_SIDE + 1, height: HASH_SIDE, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  return { sharpness: sharpnessOf(grey.data, grey.info.width, grey.info.height), hash: hashOf(small) };
}

/** Side of a block in pixels. */
const BLOCK = 32;

/**
 * Sharpness of the sharpest parts: the 95th percentile of the variance of the Laplacian by blocks. Rejected: the mean, which
 * would call a good photo with a large sky blurred.
 */
function sharpnessOf(grey: Buffer, width: number, height: number): number {
  const variances: number[] = [];
  for (let top = 1; top + BLOCK < height; top += BLOCK) {
    for (let left = 1; left + BLOCK < width; left += BLOCK) variances.push(blockVariance(grey, width, left, top));
  }
  // A picture smaller than a block has a size warning already.
  if (variances.length === 0) return 0;
  variances.sort((one, other) => one - other);
  return Math.round(variances[Math.floor(variances.length * 0.95)] ?? 0);
}

function blockVariance(grey: Buffer, width: number, left: number, top: number): number {
  const at = (x: number, y: number) => grey[y * width + x] ?? 0;
  let sum = 0;
  let squares = 0;
  for (let y = top; y < top + BLOCK; y += 1) {
    for (let x = left; x < left + BLOCK; x += 1) {
      const edge = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      sum += edge;
      squares += edge * edge;
    }
  }
  const count = BLOCK * BLOCK;
  return squares / count - (sum / count) ** 2;
}

/** One bit for each neighbouring pair of a row: whether the left one is darker (dHash). */
function hashOf(small: Buffer): string {
  let bits = 0n;
  for (let row = 0; row < HASH_SIDE; row += 1) {
    for (let column = 0; column < HASH_SIDE; column += 1) {
      const at = row * (HASH_SIDE + 1) + column;
      bits = (bits << 1n) | ((small[at] ?? 0) < (small[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, '0');
}
