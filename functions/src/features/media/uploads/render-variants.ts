import { PICTURE_FORMATS, pictureObject, type PictureFormat } from '#domain/media/picture-path.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { PictureMeasures } from '#domain/media/stored-picture.ts';
import { SOCIAL_PICTURE, socialPictureObject } from '#domain/media/social-picture.ts';
import { hasPortraitCrop, PORTRAIT_PICTURE, portraitPictureObject } from '#domain/media/portrait-crop.ts';
import { createHash } from 'node:crypto';
import sharp, { type Region, type Sharp } from 'sharp';
import { decodePicture, PHOTOGRAPH_FORMATS, type DecodableFormat, type Pixels } from './decode-picture.ts';
import { mapLimited } from '#platform/map-limited.ts';
import { measurePicture } from './measure-picture.ts';
import { SOCIAL_SETTINGS, VARIANT_SETTINGS } from './variant-settings.ts';
import { variantWidths } from './variant-widths.ts';
import { limited, orReject } from './within-time.ts';

/** What a picture shows is said by people; everything else about it is found in the file. */
export type RenderedPicture = Omit<Picture, 'alt' | 'caption'>;

/** One file of a published picture. */
export interface PictureVariant {
  /** Name in the Storage bucket. */
  object: string;
  /** Content type to store it with. */
  contentType: `image/${PictureFormat}` | typeof SOCIAL_PICTURE.type;
  /** The encoded picture. */
  bytes: Buffer;
}

/** A picture with all its files. */
export interface RenderedVariants {
  /** Everything a page needs to show it, but for the words. */
  picture: RenderedPicture;
  /** What the photo steward measured of it. */
  measures: PictureMeasures;
  /** Its files: by width, narrowest first; the crop for upright windows, if it has one; the one for shared links. */
  variants: PictureVariant[];
}

// Two keep two cores busy; more would hold more pictures in memory and gain nothing.
const ENCODERS = 2;
// The longest a picture is for its breadth before only its middle is looked at; no photograph comes near.
const STRIP_MAX = 8;
const MINIATURE_WIDTH = 20;
// A very tall picture is squeezed rather than given a long address; the page stretches the blur over the picture's box.
const MINIATURE_HEIGHT_MAX = 40;

/** Id of a picture: the first 32 hexadecimal digits of the SHA-256 of the original file. */
export function pictureIdOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** Makes every variant of a picture, the same bytes giving the same names; throws a PictureError when it cannot be published. */
export async function renderVariants(
  bytes: Uint8Array,
  formats: readonly DecodableFormat[] = PHOTOGRAPH_FORMATS,
): Promise<RenderedVariants> {
  const id = pictureIdOf(bytes);
  const pixels = await decodePicture(bytes, formats);
  const widths = variantWidths(pixels.width);
  const wished = widths.flatMap((width) => PICTURE_FORMATS.map((format) => ({ width, format })));
  const heaviest = wished.findLastIndex(({ format }) => format === 'avif');
  // The widest AVIF needs the most memory and as long as all that is narrow: it begins, beside the small ones.
  const jobs = wished
    .map(({ width, format }, place) => ({ place, encode: () => encodeVariant(pixels, id, width, format) }))
    .sort((one, other) => Number(other.place === heaviest) - Number(one.place === heaviest));
  const upright = hasPortraitCrop(pixels.width, pixels.height);
  // Among the small ones that run beside the widest, so that nothing waits for it at the end.
  if (upright) jobs.splice(1, 0, { place: wished.length, encode: () => encodePortrait(pixels, id) });
  jobs.push({ place: wished.length + 1, encode: () => encodeSocial(pixels, id) });
  const encoded = await orReject(() =>
    mapLimited(jobs, ENCODERS, async ({ place, encode }) => ({ place, variant: await encode() })),
  );
  const variants = encoded.toSorted((one, other) => one.place - other.place).map(({ variant }) => variant);
  return {
    picture: {
      id,
      width: pixels.width,
      height: pixels.height,
      widths,
      ...(upright && { upright }),
      ...(await miniatureOf(pixels)),
    },
    measures: await measurePicture(pixels),
    variants,
  };
}

async function encodeVariant(
  pixels: Pixels,
  id: string,
  width: number,
  format: PictureFormat,
): Promise<PictureVariant> {
  const resized = pipelineOf(pixels).resize({ width });
  const encoded = format === 'avif' ? resized.avif(VARIANT_SETTINGS.avif) : resized.webp(VARIANT_SETTINGS.webp);
  return {
    object: pictureObject(id, width, format),
    contentType: `image/${format}`,
    bytes: await encoded.toBuffer(),
  };
}

/** The middle, as a page that fills its window with the picture would show it. */
async function encodePortrait(pixels: Pixels, id: string): Promise<PictureVariant> {
  const { width, height, type } = PORTRAIT_PICTURE;
  const cropped = pipelineOf(pixels).resize({ width, height, fit: 'cover' });
  return {
    object: portraitPictureObject(id),
    contentType: type,
    bytes: await cropped.avif(VARIANT_SETTINGS.avif).toBuffer(),
  };
}

/** Always of the full size, even of a smaller original: pages promise it, and a smaller one is shown as a thumbnail. */
async function encodeSocial(pixels: Pixels, id: string): Promise<PictureVariant> {
  const { width, height, type } = SOCIAL_PICTURE;
  const cropped = pipelineOf(pixels)
    .extract(middleOf(pixels))
    .resize({ width, height, fit: 'cover', position: 'attention' });
  return {
    object: socialPictureObject(id),
    contentType: type,
    bytes: await cropped.jpeg(SOCIAL_SETTINGS).toBuffer(),
  };
}

/** The middle of a strip: scaled to cover, one of 4000 by 1 pixels would be two and a half million pixels wide. */
function middleOf({ width, height }: Pixels): Region {
  const across = Math.min(width, height * STRIP_MAX);
  const down = Math.min(height, width * STRIP_MAX);
  return {
    left: Math.floor((width - across) / 2),
    top: Math.floor((height - down) / 2),
    width: across,
    height: down,
  };
}

async function miniatureOf(pixels: Pixels): Promise<Pick<Picture, 'tones' | 'placeholder' | 'color'>> {
  const height = Math.round((MINIATURE_WIDTH * pixels.height) / pixels.width);
  const { data, info } = await pipelineOf(pixels)
    .resize({ width: MINIATURE_WIDTH, height: Math.min(Math.max(height, 1), MINIATURE_HEIGHT_MAX), fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const miniature = { data, width: info.width, height: info.height };
  const webp = await pipelineOf(miniature).webp({ quality: 50, effort: 6 }).toBuffer();
  // Counted on the miniature: on the whole picture the statistics take as long as all variants.
  const { dominant } = await pipelineOf(miniature).stats();
  const hexadecimal = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'));
  return {
    tones: await dominantColoursOf(miniature),
    placeholder: `data:image/webp;base64,${webp.toString('base64')}`,
    color: `#${hexadecimal.join('')}`,
  };
}

/** The mean colours of the thirds from top to bottom: sky, house and ground of most photographs. */
async function dominantColoursOf(miniature: Pixels): Promise<string> {
  const rows = await pipelineOf(miniature)
    .resize({ width: 1, height: 3, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  return Array.from(rows, (part) => Math.round(part / 17).toString(16)).join('');
}

function pipelineOf({ data, width, height }: Pixels): Sharp {
  return limited(sharp(data, { raw: { width, height, channels: 3 } }));
}
