import type { Readable } from 'node:stream';
import * as z from 'zod';
import { isMissing } from '#platform/read-unless-missing.ts';

export interface StoredObject {
  /** In bytes. */
  size: number;
  /** In quotes; changes with the bytes. */
  entityTag: string;
  /** Opens the bytes; reading starts with the first pull. */
  open: () => Readable;
}

/** Finds an object by name; null when there is none. */
export type FindObject = (name: string) => Promise<StoredObject | null>;

/** The part of a Storage bucket that reading needs. */
export interface ReadableBucket {
  /** The object may or may not exist. */
  file: (name: string) => {
    /** Rejects with code 404 for a missing object. */
    getMetadata: () => Promise<readonly [unknown, ...unknown[]]>;
    createReadStream: (options: { decompress: boolean }) => Readable;
  };
}

const metadataSchema = z.object({
  /** In bytes; Storage gives text. */
  size: z.coerce.number().int().min(0),
  /** Unlike Storage's own ETag, the same after the same bytes are stored again. */
  md5Hash: z.string().min(1),
});

export function findInBucket(bucket: () => ReadableBucket): FindObject {
  return async (name) => {
    const file = bucket().file(name);
    const metadata = await file.getMetadata().catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (metadata === null) return null;
    const { size, md5Hash } = metadataSchema.parse(metadata[0]);
    return { size, entityTag: `"${md5Hash}"`, open: () => file.createReadStream({ decompress: false }) };
  };
}
