import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { PICTURE_WIDTHS } from '#domain/media/limits.ts';
import { pictureSchema } from '#domain/media/picture.ts';
import { pictureMeasuresSchema, type PictureMeasures } from '#domain/media/stored-picture.ts';
import * as z from 'zod';
import { decodePicture } from '#functions/features/media/uploads/decode-picture.ts';
import { measurePicture } from '#functions/features/media/uploads/measure-picture.ts';
import { pictureIdOf, renderVariants } from '#functions/features/media/uploads/render-variants.ts';
import { VARIANT_SETTINGS, type VariantSettings } from '#functions/features/media/uploads/variant-settings.ts';

const cachedSchema = z.strictObject({
  /** The picture without alt text and caption. */
  picture: pictureSchema.omit({ alt: true, caption: true }),
  variants: z.array(
    z.strictObject({
      /** Name in the Storage bucket. */
      object: z.string(),
      contentType: z.string(),
      /** MD5 in Base64, as in Storage. */
      md5: z.string(),
    }),
  ),
});

/** A rendered picture with its files in a folder. */
export interface CachedPicture extends z.output<typeof cachedSchema> {
  /** Folder of the files, each named like the last part of its object. */
  folder: string;
  /** Whether it was rendered in this run. */
  isNew: boolean;
  /** Results of the image quality checks. */
  measures: PictureMeasures;
  /** Size of the original in bytes. */
  bytes: number;
}

/** Version of the measuring code; raise it when that changes. */
const MEASURES_VERSION = 1;

/** Version of the sample's settings; raise it when they or the encoder change. */
const SAMPLE_SETTINGS_VERSION = 2;

/**
 * Less work than for an upload, because encoding is most of what a bare machine waits for: a fifth of the effort, for AVIF that
 * is a tenth and WebP that is a half larger, and no width of the originals themselves, which have 1,800 pixels. Encoded files
 * in the repository would be 45 MB.
 */
const SAMPLE_SETTINGS: VariantSettings = {
  widths: PICTURE_WIDTHS.filter((width) => width <= 1440),
  avif: { ...VARIANT_SETTINGS.avif, effort: 0 },
  webp: { ...VARIANT_SETTINGS.webp, effort: 0 },
};

/** Renders a sample picture, or reads what an earlier run rendered from the same bytes with the same settings. */
export async function cachePicture(cache: string, bytes: Uint8Array): Promise<CachedPicture> {
  const folder = join(cache, `sample-v${SAMPLE_SETTINGS_VERSION}`, pictureIdOf(bytes));
  const cached = await readParsed(join(folder, 'picture.json'), cachedSchema);
  const size = bytes.byteLength;
  if (cached !== null) {
    return { ...cached, folder, isNew: false, measures: await cacheMeasures(folder, bytes), bytes: size };
  }

  const { picture, measures, variants } = await renderVariants(bytes, SAMPLE_SETTINGS);
  // Renamed when complete, so that an interrupted run leaves nothing that looks complete.
  const unfinished = `${folder}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  for (const { object, bytes: encoded } of variants) await writeFile(join(unfinished, basename(object)), encoded);
  const description = {
    picture,
    variants: variants.map(({ object, contentType, bytes: encoded }) => ({
      object,
      contentType,
      md5: createHash('md5').update(encoded).digest('base64'),
    })),
  };
  await writeFile(join(unfinished, 'picture.json'), JSON.stringify(description));
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
  return { ...description, folder, isNew: true, measures, bytes: size };
}

/** In a separate file, so that a change of the measuring code does not render all pictures again. */
async function cacheMeasures(folder: string, bytes: Uint8Array): Promise<PictureMeasures> {
  const file = join(folder, `measures-${MEASURES_VERSION}.json`);
  const cached = await readParsed(file, pictureMeasuresSchema);
  if (cached !== null) return cached;
  const measures = await measurePicture(await decodePicture(bytes));
  await writeFile(file, JSON.stringify(measures));
  return measures;
}

async function readParsed<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema> | null> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    // A missing file, one of an older format and one that was cut off by a full disk are written again.
    if (error instanceof z.ZodError || error instanceof SyntaxError) return null;
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
