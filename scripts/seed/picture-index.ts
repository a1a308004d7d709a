import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureSchema } from '@site/domain/picture';
import * as z from 'zod';

/** A picture that sample content can name. */
export interface SourcePicture {
  /** The original file. */
  path: string;
  /** What it shows. */
  alt: string;
}

/** The index holds more than this about each picture, for those who write the content. */
const indexSchema = z.array(
  z.object({
    /** File in the same folder. */
    file: z.string().regex(/^[a-z0-9-]+\.jpg$/, { error: "expected a file such as 'comporta-dune-villa.jpg'" }),
    /** What it shows. */
    alt: pictureSchema.shape.alt.min(1),
  }),
);

/** Reads the index of a folder of pictures; the name of a picture is its file without the ending. */
export async function readPictureIndex(folder: string): Promise<ReadonlyMap<string, SourcePicture>> {
  const index = indexSchema.parse(JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')));
  return new Map(index.map(({ file, alt }) => [file.replace(/\.jpg$/, ''), { path: join(folder, file), alt }]));
}
