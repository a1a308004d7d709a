import { basename, join } from 'node:path';
import type { getStorage } from 'firebase-admin/storage';
import { mapLimited } from '#functions/platform/map-limited.ts';
import { VARIANT_CACHE_CONTROL } from '#functions/features/media/uploads/variant-settings.ts';
import type { KeptPicture } from './kept-pictures.ts';

/** A Storage bucket. */
export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** How many files were stored, and how many were there already. */
export interface UploadResult {
  /** Files stored now. */
  stored: number;
  /** Files that were there with the same bytes. */
  unchanged: number;
}

const UPLOADS = 8;

/** Stores the files of pictures under their names; a file that is there with the same bytes is left alone. */
export async function uploadVariants(bucket: Bucket, pictures: readonly KeptPicture[]): Promise<UploadResult> {
  const [present] = await bucket.getFiles({ prefix: 'media/' });
  const md5ByObject = new Map(present.map((file) => [file.name, file.metadata.md5Hash]));
  const files = new Map(
    pictures.flatMap(({ folder, variants }) => variants.map((variant) => [variant.object, { folder, ...variant }])),
  );
  const missing = [...files.values()].filter(({ object, md5 }) => md5ByObject.get(object) !== md5);

  await mapLimited(missing, UPLOADS, ({ folder, object, contentType }) =>
    bucket.upload(join(folder, basename(object)), {
      destination: object,
      resumable: false,
      metadata: { contentType, cacheControl: VARIANT_CACHE_CONTROL },
    }),
  );
  return { stored: missing.length, unchanged: files.size - missing.length };
}
