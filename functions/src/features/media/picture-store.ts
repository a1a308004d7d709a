import type { PictureVariant } from './uploads/render-variants.ts';
import { mapLimited } from '#platform/map-limited.ts';
import { VARIANT_CACHE_CONTROL } from './uploads/variant-settings.ts';

/** The part of a Storage bucket that pictures are kept in. */
export interface PictureBucket {
  /** A handle on an object, whether it exists or not. */
  readonly file: (name: string) => {
    /** Stores its bytes. */
    readonly save: (
      bytes: Buffer,
      options: {
        resumable: boolean;
        contentType: string;
        metadata: { cacheControl: string; metadata?: Record<string, string> };
      },
    ) => Promise<unknown>;
    /** Its bytes. */
    readonly download: () => Promise<[Buffer]>;
    /** Deletes it; with ignoreNotFound also when it is gone. */
    readonly delete: (options: { ignoreNotFound: boolean }) => Promise<unknown>;
  };
  /** Deletes every object whose name begins so. */
  readonly deleteFiles: (query: { prefix: string }) => Promise<unknown>;
}

/** Where the original of a picture is kept: a folder that no rule opens. */
export function originalObject(pictureId: string): string {
  return `originals/${pictureId}`;
}

const SAVES = 4;

/** Stores the variants of a picture and its original; the same bytes under the same names as often as it is called. */
export async function storePicture(
  bucket: PictureBucket,
  pictureId: string,
  original: { bytes: Buffer; type: string },
  variants: readonly PictureVariant[],
): Promise<void> {
  await mapLimited(variants, SAVES, ({ object, contentType, bytes }) =>
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

/** Deletes every file of a picture. */
export async function deletePictureFiles(bucket: PictureBucket, pictureId: string): Promise<void> {
  await bucket.deleteFiles({ prefix: `media/${pictureId}/` });
  await bucket.file(originalObject(pictureId)).delete({ ignoreNotFound: true });
}
