import { ApiError } from '@site/domain/errors';
import { mediaBucket } from './media-bucket.ts';

/** Stores a file in the project's bucket, for functions only: no rule opens the folder to browsers. */
export async function storePrivateFile(path: string, bytes: Uint8Array, type: string): Promise<void> {
  await mediaBucket()
    .file(path)
    .save(Buffer.from(bytes), { resumable: false, contentType: type, metadata: { cacheControl: 'private, no-store' } })
    .catch((cause: unknown) => {
      throw new ApiError('unavailable', { cause });
    });
}

/** Deletes every file of a folder. */
export async function deletePrivateFolder(path: string): Promise<void> {
  await mediaBucket()
    .deleteFiles({ prefix: path })
    .catch((cause: unknown) => {
      throw new ApiError('unavailable', { cause });
    });
}
