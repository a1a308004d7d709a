import { ApiError } from '#domain/core/errors.ts';
import { mediaBucket } from './firebase.ts';

/** Stores a file in the project's bucket that only functions can read: no rule opens the folder to browsers. */
export async function storePrivateFile(path: string, bytes: Uint8Array, type: string): Promise<void> {
  await mediaBucket()
    .file(path)
    .save(Buffer.from(bytes), { resumable: false, contentType: type, metadata: { cacheControl: 'private, no-store' } })
    .catch((cause: unknown) => {
      throw new ApiError('unavailable', { cause });
    });
}

export async function deletePrivateFolder(path: string): Promise<void> {
  await deleteFilesUnder(mediaBucket(), path).catch((cause: unknown) => {
    throw new ApiError('unavailable', { cause });
  });
}

/** The part of a bucket that deletes files. */
interface DeletableFiles {
  getFiles: (query: {
    prefix: string;
  }) => Promise<
    readonly [readonly { delete: (options: { ignoreNotFound: boolean }) => Promise<unknown> }[], ...unknown[]]
  >;
}

/** Deletes every file whose name has the prefix; one that the picture function deletes at the same time is no failure. */
export async function deleteFilesUnder(bucket: DeletableFiles, prefix: string): Promise<void> {
  const [files] = await bucket.getFiles({ prefix });
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
}
