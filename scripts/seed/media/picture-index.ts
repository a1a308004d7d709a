import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureSchema } from '#domain/media/picture.ts';
import * as z from 'zod';

/** A picture that sample content can name. */
export interface SourcePicture {
  /** The original file. */
  path: string;
  /** What it shows. */
  alt: string;
  /** Which kind of picture it is. */
  kind: PictureKind;
  /** The house that it shows; null for a landscape or a detail of no house in particular. */
  property: string | null;
  /** Further houses whose inside it may show. */
  fitsProperties: readonly string[];
}

const PICTURE_KINDS = ['exterior', 'interior', 'landscape', 'detail'] as const;

/** What a picture shows: a house from outside, a room, the country around it, or a detail. */
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** The index holds more than this about each picture, for those who write the content. */
const indexSchema = z.array(
  z.object({
    /** File in the same folder. */
    file: z.string().regex(/^[a-z0-9-]+\.jpg$/, { error: "expected a file such as 'comporta-dune-villa.jpg'" }),
    /** What it shows. */
    alt: pictureSchema.shape.alt.min(1),
    /** Which kind of picture it is. */
    kind: z.enum(PICTURE_KINDS),
    /** The house that it shows. */
    property: z.string().min(1).nullable(),
    /** Further houses whose inside it may show. */
    fits_properties: z.array(z.string().min(1)).default([]),
  }),
);

/** Reads the index of a folder of pictures; the name of a picture is its file without the ending. */
export async function readPictureIndex(folder: string): Promise<ReadonlyMap<string, SourcePicture>> {
  const index = indexSchema.parse(JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')));
  return new Map(
    index.map(({ file, fits_properties: fitsProperties, ...described }) => [
      file.replace(/\.jpg$/, ''),
      { ...described, path: join(folder, file), fitsProperties },
    ]),
  );
}
