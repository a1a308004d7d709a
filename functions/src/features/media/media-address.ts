import { pictureSchema } from '@site/domain/picture';
import { PICTURE_FORMATS, pictureObject, type PictureFormat } from '@site/domain/picture-address';
import * as z from 'zod';

/** A variant of a picture, as its address names it. */
export interface MediaAddress {
  /** Its name in the bucket. */
  object: string;
  /** Its media type. */
  contentType: `image/${PictureFormat}`;
}

const addressSchema = z.object({
  /** The picture. */
  pictureId: pictureSchema.shape.id,
  /** The variant's width in pixels, written in decimal without leading zeros. */
  width: z
    .string()
    .regex(/^[1-9][0-9]{0,4}$/)
    .transform(Number),
  /** The variant's format. */
  format: z.enum(PICTURE_FORMATS),
});

/** Reads '/media/{pictureId}/{width}.{format}'; null for any other path, encoded or not. */
export function parseMediaPath(path: string): MediaAddress | null {
  const parts = /^\/media\/(?<pictureId>[^/]+)\/(?<width>[^/.]+)\.(?<format>[^/.]+)$/.exec(path)?.groups;
  const parsed = addressSchema.safeParse(parts);
  if (!parsed.success) return null;
  const { pictureId, width, format } = parsed.data;
  return { object: pictureObject(pictureId, width, format), contentType: `image/${format}` };
}
