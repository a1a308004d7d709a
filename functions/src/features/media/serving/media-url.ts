import { pictureSchema } from '#domain/media/picture.ts';
import { PICTURE_FORMATS, pictureObject, type PictureFormat } from '#domain/media/picture-path.ts';
import { SOCIAL_PICTURE, socialPictureObject } from '#domain/media/social-picture.ts';
import { PORTRAIT_PICTURE, portraitPictureObject } from '#domain/media/portrait-crop.ts';
import * as z from 'zod';

/** A variant of a picture, as its address names it. */
export interface MediaAddress {
  /** Its name in the bucket. */
  object: string;
  /** Its media type. */
  contentType: `image/${PictureFormat}` | typeof SOCIAL_PICTURE.type;
}

const variantSchema = z.object({
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

const socialSchema = variantSchema.pick({ pictureId: true }).extend({
  /** The one picture made for shared links. */
  width: z.literal('social'),
  /** Its format, which every service reads. */
  format: z.literal('jpg'),
});

const portraitSchema = variantSchema.pick({ pictureId: true }).extend({
  /** The crop for upright windows. */
  width: z.literal('upright'),
  /** Its one format: browsers without it show another variant. */
  format: z.literal('avif'),
});

const addressSchema = z.union([
  variantSchema.transform(({ pictureId, width, format }): MediaAddress => ({
    object: pictureObject(pictureId, width, format),
    contentType: `image/${format}`,
  })),
  portraitSchema.transform(({ pictureId }): MediaAddress => ({
    object: portraitPictureObject(pictureId),
    contentType: PORTRAIT_PICTURE.type,
  })),
  socialSchema.transform(({ pictureId }): MediaAddress => ({
    object: socialPictureObject(pictureId),
    contentType: SOCIAL_PICTURE.type,
  })),
]);

/** Reads '/media/{pictureId}/{width}.{format}', or 'upright.avif' or 'social.jpg' in the same place; null for any other path, encoded or not. */
export function parseMediaPath(path: string): MediaAddress | null {
  const parts = /^\/media\/(?<pictureId>[^/]+)\/(?<width>[^/.]+)\.(?<format>[^/.]+)$/.exec(path)?.groups;
  const parsed = addressSchema.safeParse(parts);
  return parsed.success ? parsed.data : null;
}
