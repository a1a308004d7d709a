import { ApiError } from '#domain/core/errors.ts';
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
  await deleteFilesUnder(mediaBucket(), path).catch((cause: unknown) => {
    throw new ApiError('unavailable', { cause });
  });
}

/** Where files lie, as far as they are deleted. */
interface FilesToDelete {
  /** Finds those whose names begin so. */
  getFiles: (query: {
    prefix: string;
  }) => Promise<
    readonly [readonly { delete: (options: { ignoreNotFound: boolean }) => Promise<unknown> }[], ...unknown[]]
  >;
}

/** Deletes every file whose name begins so; one that the way of pictures deletes at the same moment is gone as well. */
export async function deleteFilesUnder(bucket: FilesToDelete, prefix: string): Promise<void> {
  const [files] = await bucket.getFiles({ prefix });
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
}
