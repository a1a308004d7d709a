import {
  PICTURE_FORMATS,
  type PictureFormat,
  pictureObject,
  SOCIAL_PICTURE,
  socialPictureObject,
} from '#domain/media/picture-path.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { PictureMeasures } from '#domain/media/stored-picture.ts';
import { hasPortraitCrop, PORTRAIT_PICTURE, portraitPictureObject } from '#domain/media/portrait-crop.ts';
import sharp, { type Region, type Sharp } from 'sharp';
import { decodePicture, type Pixels } from './decode-picture.ts';
import { mapLimited } from '#platform/map-limited.ts';
import { sha256 } from '#platform/secrets.ts';
import { measurePicture } from './measure-picture.ts';
import { SOCIAL_SETTINGS, VARIANT_SETTINGS, type VariantSettings } from './variant-settings.ts';
import { variantWidths } from './variant-widths.ts';
import { asPictureError, withTimeLimit } from './picture-error.ts';

/** The data of a picture that its file gives, without the texts that people write. */
export type RenderedPicture = Omit<Picture, 'alt' | 'caption'>;

/** One file of a published picture. */
export interface PictureVariant {
  /** Name in the bucket. */
  object: string;
  contentType: `image/${PictureFormat}` | typeof SOCIAL_PICTURE.type;
  bytes: Buffer;
}

export interface RenderedVariants {
  picture: RenderedPicture;
  /** Measurements for the image quality checks. */
  measures: PictureMeasures;
  /** By width, narrowest first; then the portrait crop, if any; then the picture for shared links. */
  variants: PictureVariant[];
}

// For two cores; more would only use more memory.
const ENCODERS = 2;
// Longer pictures are cropped to this ratio first; no photo comes near.
const ASPECT_RATIO_MAX = 8;
const PLACEHOLDER_WIDTH = 20;
// A very tall picture is squeezed, to keep the data URL short; the page stretches the placeholder over the picture's box.
const PLACEHOLDER_HEIGHT_MAX = 40;

/** Id of a picture: the first 32 hexadecimal digits of the SHA-256 of the original file. */
export function pictureIdOf(bytes: Uint8Array): string {
  return sha256(bytes).slice(0, 32);
}

/** Renders every variant of a picture, with the same names for the same bytes; throws a PictureError. */
export async function renderVariants(
  bytes: Uint8Array,
  settings: VariantSettings = VARIANT_SETTINGS,
): Promise<RenderedVariants> {
  const id = pictureIdOf(bytes);
  const pixels = await decodePicture(bytes);
  const widths = variantWidths(pixels.width, settings.widths);
  const planned = widths.flatMap((width) => PICTURE_FORMATS.map((format) => ({ width, format })));
  const heaviest = planned.findLastIndex(({ format }) => format === 'avif');
  // The widest AVIF takes as long as all small variants together, so it starts first and they run next to it.
  const jobs = planned
    .map(({ width, format }, position) => ({
      position,
      encode: () => encodeVariant(pixels, id, { width, format, settings }),
    }))
    .sort((one, other) => Number(other.position === heaviest) - Number(one.position === heaviest));
  const upright = hasPortraitCrop(pixels.width, pixels.height);
  // Early, among the small variants, so that nothing waits for it at the end.
  if (upright) jobs.splice(1, 0, { position: planned.length, encode: () => encodePortrait(pixels, id, settings) });
  jobs.push({ position: planned.length + 1, encode: () => encodeSocial(pixels, id) });
  const encoded = await asPictureError(() =>
    mapLimited(jobs, ENCODERS, async ({ position, encode }) => ({ position, variant: await encode() })),
  );
  const variants = encoded.toSorted((one, other) => one.position - other.position).map(({ variant }) => variant);
  return {
    picture: {
      id,
      width: pixels.width,
      height: pixels.height,
      widths,
      ...(upright && { upright }),
      ...(await placeholderOf(pixels)),
    },
    measures: await measurePicture(pixels),
    variants,
  };
}

async function encodeVariant(
  pixels: Pixels,
  id: string,
  { width, format, settings }: { width: number; format: PictureFormat; settings: VariantSettings },
): Promise<PictureVariant> {
  const resized = pipelineOf(pixels).resize({ width });
  const encoded = format === 'avif' ? resized.avif(settings.avif) : resized.webp(settings.webp);
  return {
    object: pictureObject(id, width, format),
    contentType: `image/${format}`,
    bytes: await encoded.toBuffer(),
  };
}

/** The middle of the picture, as a page would show it in a tall window. */
async function encodePortrait(pixels: Pixels, id: string, settings: VariantSettings): Promise<PictureVariant> {
  const { width, height, type } = PORTRAIT_PICTURE;
  const cropped = pipelineOf(pixels).resize({ width, height, fit: 'cover' });
  return {
    object: portraitPictureObject(id),
    contentType: type,
    bytes: await cropped.avif(settings.avif).toBuffer(),
  };
}

/** Always full size, even from a smaller original: pages declare that size, and services show a smaller one as a thumbnail. */
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

/** The middle of a very long picture: scaled to cover, 4000 by 1 pixels would become 2.5 million pixels wide. */
function middleOf({ width, height }: Pixels): Region {
  const across = Math.min(width, height * ASPECT_RATIO_MAX);
  const down = Math.min(height, width * ASPECT_RATIO_MAX);
  return {
    left: Math.floor((width - across) / 2),
    top: Math.floor((height - down) / 2),
    width: across,
    height: down,
  };
}

async function placeholderOf(pixels: Pixels): Promise<Pick<Picture, 'tones' | 'placeholder' | 'color'>> {
  const height = Math.round((PLACEHOLDER_WIDTH * pixels.height) / pixels.width);
  const { data, info } = await pipelineOf(pixels)
    .resize({ width: PLACEHOLDER_WIDTH, height: Math.min(Math.max(height, 1), PLACEHOLDER_HEIGHT_MAX), fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const thumbnail = { data, width: info.width, height: info.height };
  const webp = await pipelineOf(thumbnail).webp({ quality: 50, effort: 6 }).toBuffer();
  // From the thumbnail: statistics of the whole picture take as long as all variants.
  const { dominant } = await pipelineOf(thumbnail).stats();
  const channels = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'));
  return {
    tones: await dominantColoursOf(thumbnail),
    placeholder: `data:image/webp;base64,${webp.toString('base64')}`,
    color: `#${channels.join('')}`,
  };
}

/** The mean colours of the three thirds from top to bottom: sky, building and ground in most photos. */
async function dominantColoursOf(thumbnail: Pixels): Promise<string> {
  const rows = await pipelineOf(thumbnail)
    .resize({ width: 1, height: 3, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  return Array.from(rows, (part) => Math.round(part / 17).toString(16)).join('');
}

function pipelineOf({ data, width, height }: Pixels): Sharp {
  return withTimeLimit(sharp(data, { raw: { width, height, channels: 3 } }));
}
