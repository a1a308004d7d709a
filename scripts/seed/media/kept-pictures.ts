import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pictureSchema } from '#domain/media/picture.ts';
import { pictureMeasuresSchema, type PictureMeasures } from '#domain/media/stored-picture.ts';
import * as z from 'zod';
import {
  decodePicture,
  PHOTOGRAPH_FORMATS,
  type DecodableFormat,
} from '#functions/features/media/uploads/decode-picture.ts';
import { measurePicture } from '#functions/features/media/uploads/measure-picture.ts';
import { pictureIdOf, renderVariants } from '#functions/features/media/uploads/render-variants.ts';
import { VARIANT_SETTINGS_VERSION } from '#functions/features/media/uploads/variant-settings.ts';

const keptSchema = z.strictObject({
  /** Everything a page needs to show it, but for the words. */
  picture: pictureSchema.omit({ alt: true, caption: true }),
  /** Its files. */
  variants: z.array(
    z.strictObject({
      /** Name in the Storage bucket. */
      object: z.string(),
      /** Content type to store it with. */
      contentType: z.string(),
      /** MD5 of its bytes in Base64, as Storage tells it. */
      md5: z.string(),
    }),
  ),
});

/** A rendered picture whose files lie in a folder. */
export interface KeptPicture extends z.output<typeof keptSchema> {
  /** Folder of its files, each named as the last part of its object. */
  folder: string;
  /** Whether it had to be rendered now. */
  isNew: boolean;
  /** What the photo steward measured of it. */
  measures: PictureMeasures;
  /** Size of the original in bytes. */
  bytes: number;
}

/** Version of the way pictures are measured; raise it when that changes. */
const MEASURES_VERSION = 1;

/** Renders a picture, or takes what an earlier run rendered from the same bytes with the same settings. */
export async function keepPicture(
  cache: string,
  bytes: Uint8Array,
  formats?: readonly DecodableFormat[],
): Promise<KeptPicture> {
  const folder = join(cache, `v${VARIANT_SETTINGS_VERSION}`, pictureIdOf(bytes));
  const kept = await readParsed(join(folder, 'picture.json'), keptSchema);
  const size = bytes.byteLength;
  if (kept !== null) {
    return { ...kept, folder, isNew: false, measures: await keepMeasures(folder, bytes, formats), bytes: size };
  }

  const { picture, measures, variants } = await renderVariants(bytes, formats);
  // Renamed when whole, so that a run stopped half-way leaves nothing that looks finished.
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

/** Beside the picture and not in its description, so that another way of measuring does not render all pictures again. */
async function keepMeasures(
  folder: string,
  bytes: Uint8Array,
  formats: readonly DecodableFormat[] = PHOTOGRAPH_FORMATS,
): Promise<PictureMeasures> {
  const file = join(folder, `measures-${MEASURES_VERSION}.json`);
  const kept = await readParsed(file, pictureMeasuresSchema);
  if (kept !== null) return kept;
  const measures = await measurePicture(await decodePicture(bytes, formats));
  await writeFile(file, JSON.stringify(measures));
  return measures;
}

async function readParsed<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema> | null> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    // Missing, or of an older shape: both are made again.
    if (error instanceof z.ZodError || (error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      return null;
    throw error;
  }
}
