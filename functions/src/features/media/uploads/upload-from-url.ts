import type { Handler } from '#domain/api/handler.ts';
import type { mediaApi } from '#domain/api/media.ts';
import { ApiError } from '#domain/core/errors.ts';
import { fileTypeOf } from '#domain/media/file-type.ts';
import { PICTURE_BYTES_MAX, TEAM_PHOTO_BYTES_MAX } from '#domain/media/limits.ts';
import { failedToFetchImage, invalidFileType } from '#domain/media/text.ts';
import { isUploadType, uploadObject, uploadResultPath } from '#domain/media/upload-place.ts';
import { fetchPublicFile, FetchRejected, type Internet } from '#platform/internet/fetch-public-file.ts';
import type { MediaDeps } from '../media-deps.ts';
import { plainName } from './process-picture.ts';

/** Shorter than the timeout of the function, with time left to store the file. */
const MILLISECONDS = 15_000;

/** Makes the handler of POST /api/admin/uploads/from-address. */
export function uploadFromUrl(
  deps: MediaDeps,
  internet: Internet,
): Handler<(typeof mediaApi)['POST /api/admin/uploads/from-address']> {
  return async ({ body: { upload, address: url, kind }, member: { uid } }) => {
    // A repeat, because the response to the first request was lost: the upload has a result already.
    if ((await deps.database().doc(uploadResultPath(uid, upload)).get()).exists) return { upload };
    const bytesMax = kind === 'team' ? TEAM_PHOTO_BYTES_MAX : PICTURE_BYTES_MAX;
    const request = { accept: 'image/jpeg,image/png,image/webp', bytesMax, milliseconds: MILLISECONDS };
    const { bytes } = await fetchPublicFile(internet, url, request).catch(reject);
    const type = fileTypeOf(bytes);
    if (!isUploadType(type)) throw rejection(invalidFileType(type));
    await deps
      .bucket()
      .file(uploadObject(uid, upload, type, kind))
      .save(bytes, {
        resumable: false,
        contentType: type,
        metadata: { cacheControl: 'private, no-store', metadata: { name: encodeURIComponent(nameOf(url)) } },
      });
    return { upload };
  };
}

function reject(error: unknown): never {
  if (!(error instanceof FetchRejected)) throw error;
  throw rejection(failedToFetchImage(error.message), error);
}

function rejection(message: string, cause?: unknown): ApiError {
  return new ApiError('invalid_request', { fields: [{ path: 'address', message }], cause });
}

/** The last part of the URL; an invalid escape is left as it is. */
function nameOf(url: string): string {
  const { pathname } = new URL(url);
  try {
    return plainName(decodeURIComponent(pathname));
  } catch {
    return plainName(pathname);
  }
}
