import { basename, join } from 'node:path';
import type { getStorage } from 'firebase-admin/storage';
import { mapLimited } from '#functions/platform/map-limited.ts';
import { VARIANT_CACHE_CONTROL } from '#functions/features/media/uploads/variant-settings.ts';
import type { CachedPicture } from './cached-pictures.ts';

export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** Numbers of files. */
export interface UploadResult {
  stored: number;
  /** Files that existed with the same bytes. */
  unchanged: number;
}

const UPLOADS = 8;

/** Uploads the files of pictures, except those that exist with the same bytes. */
export async function uploadVariants(bucket: Bucket, pictures: readonly CachedPicture[]): Promise<UploadResult> {
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
