import type { PictureVariant } from './uploads/render-variants.ts';
import { mapLimited } from '#platform/map-limited.ts';
import { VARIANT_CACHE_CONTROL } from './uploads/variant-settings.ts';

/** The part of a Storage bucket that pictures need. */
export interface PictureBucket {
  /** A handle on an object, whether it exists or not. */
  readonly file: (name: string) => {
    readonly save: (
      bytes: Buffer,
      options: {
        resumable: boolean;
        contentType: string;
        metadata: { cacheControl: string; metadata?: Record<string, string> };
      },
    ) => Promise<unknown>;
    readonly download: (options: { decompress: boolean }) => Promise<[Buffer]>;
    readonly delete: (options: { ignoreNotFound: boolean }) => Promise<unknown>;
  };
  readonly deleteFiles: (query: { prefix: string }) => Promise<unknown>;
}

/** Name of a picture's original, in a folder that no rule opens. */
export function originalObject(pictureId: string): string {
  return `originals/${pictureId}`;
}

/** Files saved at the same time. */
const PARALLEL_SAVES = 4;

/** Stores the variants of a picture and its original; a repeat stores the same bytes under the same names. */
export async function storePicture(
  bucket: PictureBucket,
  pictureId: string,
  original: { bytes: Buffer; type: string },
  variants: readonly PictureVariant[],
): Promise<void> {
  await mapLimited(variants, PARALLEL_SAVES, ({ object, contentType, bytes }) =>
    bucket
      .file(object)
      .save(bytes, { resumable: false, contentType, metadata: { cacheControl: VARIANT_CACHE_CONTROL } }),
  );
  await bucket.file(originalObject(pictureId)).save(original.bytes, {
    resumable: false,
    contentType: original.type,
    metadata: { cacheControl: 'private, no-store' },
  });
}

export async function deletePictureFiles(bucket: PictureBucket, pictureId: string): Promise<void> {
  await bucket.deleteFiles({ prefix: `media/${pictureId}/` });
  await bucket.file(originalObject(pictureId)).delete({ ignoreNotFound: true });
}
