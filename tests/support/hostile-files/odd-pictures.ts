import sharp from 'sharp';
import type { HostileFile } from './hostile-files.ts';
import { drawnPicture } from './drawn-pictures.ts';

/** Rare kinds of pictures, which must be re-encoded as plain ones. */
export async function oddPictures(): Promise<HostileFile[]> {
  const pictures: Record<string, Buffer> = {
    'an animated WebP': await animated(),
    'a JPEG in CMYK': await drawnPicture(401).toColourspace('cmyk').jpeg().toBuffer(),
    'a PNG of 16 bits': await drawnPicture(402).toColourspace('rgb16').png().toBuffer(),
    'a PNG in grey': await drawnPicture(403).greyscale().png().toBuffer(),
    'a PNG with a palette': await drawnPicture(404).png({ palette: true, colours: 4 }).toBuffer(),
    'a transparent PNG': await drawnPicture(405).ensureAlpha(0.3).png().toBuffer(),
    'an interlaced PNG': await drawnPicture(406).png({ progressive: true }).toBuffer(),
    'a progressive JPEG': await drawnPicture(407).jpeg({ progressive: true }).toBuffer(),
    'a JPEG of 60 kB of EXIF': await drawnPicture(408)
      .withExif({ IFD0: { ImageDescription: 'x'.repeat(60_000), Artist: 'somebody' } })
      .jpeg()
      .toBuffer(),
    'a JPEG that says where it was taken': await drawnPicture(409)
      .withExif({ IFD0: { Make: 'camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 42/1 0/1' } })
      .jpeg()
      .toBuffer(),
    'a JPEG lying on its side': await drawnPicture(410).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'a JPEG with a wide colour profile': await drawnPicture(411).withIccProfile('p3').jpeg().toBuffer(),
    'a lossless WebP': await drawnPicture(412).webp({ lossless: true }).toBuffer(),
    'a WebP with transparency': await drawnPicture(413).ensureAlpha(0.5).webp().toBuffer(),
  };
  return Object.entries(pictures).map(([what, bytes]) => ({ what, name: `${what}.jpg`, bytes, expected: 'done' }));
}

async function animated(): Promise<Buffer> {
  const frames = await Promise.all([420, 421, 422].map((seed) => drawnPicture(seed).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}
