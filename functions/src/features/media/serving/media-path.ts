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
  /** In pixels, in decimal digits without leading zeros. */
  width: z
    .string()
    .regex(/^[1-9][0-9]{0,4}$/)
    .transform(Number),
  format: z.enum(PICTURE_FORMATS),
});

/** Parses '/media/{pictureId}/' with '{width}.{format}', 'upright.avif' or 'social.jpg'; null for any other path. */
export function parseMediaPath(path: string): MediaObject | null {
  const [, given, name = ''] = /^\/media\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  const { data: id } = pictureSchema.shape.id.safeParse(given);
  if (id === undefined) return null;
  // The portrait crop; browsers without AVIF show another variant.
  if (name === 'upright.avif') return { object: portraitPictureObject(id), contentType: PORTRAIT_PICTURE.type };
  // For shared links, in a format that every service supports.
  if (name === 'social.jpg') return { object: socialPictureObject(id), contentType: SOCIAL_PICTURE.type };
  const variant = variantSchema.safeParse(/^(?<width>[^.]+)\.(?<format>[^.]+)$/.exec(name)?.groups).data;
  if (variant === undefined) return null;
  const { width, format } = variant;
  return { object: pictureObject(id, width, format), contentType: `image/${format}` };
}
