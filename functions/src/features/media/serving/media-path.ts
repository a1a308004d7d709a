import { pictureSchema } from '#domain/media/picture.ts';
import {
  PICTURE_FORMATS,
  type PictureFormat,
  pictureObject,
  SOCIAL_PICTURE,
  socialPictureObject,
} from '#domain/media/picture-path.ts';
import { PORTRAIT_PICTURE, portraitPictureObject } from '#domain/media/portrait-crop.ts';
import * as z from 'zod';

/** The stored object of a picture's URL. */
export interface MediaObject {
  /** Name in the bucket. */
  object: string;
  contentType: `image/${PictureFormat}` | typeof SOCIAL_PICTURE.type;
}

const variantSchema = z.object({
  pictureId: pictureSchema.shape.id,
  /** Width in pixels, in decimal digits without leading zeros. */
  width: z
    .string()
    .regex(/^[1-9][0-9]{0,4}$/)
    .transform(Number),
  format: z.enum(PICTURE_FORMATS),
});

const socialSchema = variantSchema.pick({ pictureId: true }).extend({
  /** The picture for shared links. */
  width: z.literal('social'),
  /** Supported by every service. */
  format: z.literal('jpg'),
});

const portraitSchema = variantSchema.pick({ pictureId: true }).extend({
  /** The portrait crop. */
  width: z.literal('upright'),
  /** Its only format: browsers without AVIF show another variant. */
  format: z.literal('avif'),
});

const pathSchema = z.union([
  variantSchema.transform(({ pictureId, width, format }): MediaObject => ({
    object: pictureObject(pictureId, width, format),
    contentType: `image/${format}`,
  })),
  portraitSchema.transform(({ pictureId }): MediaObject => ({
    object: portraitPictureObject(pictureId),
    contentType: PORTRAIT_PICTURE.type,
  })),
  socialSchema.transform(({ pictureId }): MediaObject => ({
    object: socialPictureObject(pictureId),
    contentType: SOCIAL_PICTURE.type,
  })),
]);

/** Parses '/media/{pictureId}/' with '{width}.{format}', 'upright.avif' or 'social.jpg'; null for any other path. */
export function parseMediaPath(path: string): MediaObject | null {
  const parts = /^\/media\/(?<pictureId>[^/]+)\/(?<width>[^/.]+)\.(?<format>[^/.]+)$/.exec(path)?.groups;
  const parsed = pathSchema.safeParse(parts);
  return parsed.success ? parsed.data : null;
}
