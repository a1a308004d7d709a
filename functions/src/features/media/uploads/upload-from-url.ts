import type { Handler } from '#domain/api/handler.ts';
import type { mediaApi } from '#domain/api/media.ts';
import { ApiError } from '#domain/core/errors.ts';
import { PICTURE_BYTES_MAX, TEAM_PHOTO_BYTES_MAX } from '#domain/core/limits.ts';
import { failedToFetchImage, invalidFileType } from '#domain/media/text.ts';
import { isUploadType, uploadObject, uploadResultPath } from '#domain/media/upload-place.ts';
import { fileTypeOf } from '#platform/file-type.ts';
import { fetchPicture, FetchRejected, type Outside } from './fetch-picture.ts';
import type { MediaDeps } from '../media-deps.ts';
import { plainName } from './take-in.ts';

/** Within the time of the function, with room for storing the file. */
const MILLISECONDS = 15_000;

/** Makes the handler of POST /api/admin/uploads/from-address. */
export function uploadFromAddress(
  deps: MediaDeps,
  outside: Outside,
): Handler<(typeof mediaApi)['POST /api/admin/uploads/from-address']> {
  return async ({ body: { upload, address, kind }, member: { uid } }) => {
    // The response to the first request was lost: what became of the picture is known already.
    if ((await deps.database().doc(uploadResultPath(uid, upload)).get()).exists) return { upload };
    const bytesMax = kind === 'team' ? TEAM_PHOTO_BYTES_MAX : PICTURE_BYTES_MAX;
    const bytes = await fetchPicture(outside, address, { bytesMax, milliseconds: MILLISECONDS }).catch(reject);
    const type = fileTypeOf(bytes);
    if (!isUploadType(type)) throw rejection(invalidFileType(type));
    await deps
      .bucket()
      .file(uploadObject(uid, upload, type, kind))
      .save(bytes, {
        resumable: false,
        contentType: type,
        metadata: { cacheControl: 'private, no-store', metadata: { name: encodeURIComponent(nameOf(address)) } },
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

/** The last part of the address; an escape that stands for no text is kept as it is. */
function nameOf(address: string): string {
  const { pathname } = new URL(address);
  try {
    return plainName(decodeURIComponent(pathname));
  } catch {
    return plainName(pathname);
  }
}
