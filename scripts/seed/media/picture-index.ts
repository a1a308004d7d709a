import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureSchema } from '#domain/media/picture.ts';
import * as z from 'zod';

/** A picture that sample content can name. */
export interface SourcePicture {
  /** Path of the original file. */
  path: string;
  alt: string;
  kind: PictureKind;
  /** The building in the picture, which one property shows; null for a landscape or a detail of no particular one. */
  property: string | null;
}

const PICTURE_KINDS = ['exterior', 'interior', 'landscape', 'detail', 'plan'] as const;

/** What a picture shows: a property from outside, a room, the country around it, a detail, or a drawing of a floor. */
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** The index has further fields about each picture, for the authors of the content. */
const indexSchema = z.array(
  z.object({
    /** File in the same folder. */
    file: z.string().regex(/^[a-z0-9-]+\.jpg$/, { error: "expected a file such as 'comporta-dune-villa.jpg'" }),
    alt: pictureSchema.shape.alt.min(1),
    kind: z.enum(PICTURE_KINDS),
    property: z.string().min(1).nullable(),
  }),
);

/** Reads the index of a folder of pictures; the name of a picture is its file name without the extension. */
export async function readPictureIndex(folder: string): Promise<ReadonlyMap<string, SourcePicture>> {
  const index = indexSchema.parse(JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')));
  return new Map(
    index.map(({ file, ...described }) => [file.replace(/\.jpg$/, ''), { ...described, path: join(folder, file) }]),
  );
}
