import type { Readable } from 'node:stream';
import * as z from 'zod';
import { isMissing } from '#platform/read-unless-missing.ts';

/** A stored object that is about to be sent. */
export interface StoredObject {
  /** Its size in bytes. */
  size: number;
  /** A tag that changes when its bytes change, in quotes. */
  entityTag: string;
  /** Opens its bytes; reading starts with the first pull. */
  open: () => Readable;
}

/** Finds an object by name; null when there is none. */
export type FindObject = (name: string) => Promise<StoredObject | null>;

/** The part of a Storage bucket that is used here. */
export interface ReadableBucket {
  /** A handle on an object, whether it exists or not. */
  file: (name: string) => {
    /** Its metadata; rejects with code 404 when it does not exist. */
    getMetadata: () => Promise<readonly [unknown, ...unknown[]]>;
    /** Its bytes. */
    createReadStream: (options: { decompress: boolean }) => Readable;
  };
}

/** What we read from an object's metadata. */
const metadataSchema = z.object({
  /** Its size in bytes, which Storage writes as text. */
  size: z.coerce.number().int().min(0),
  /** The MD5 of its bytes: unlike Storage's own tag, the same after the same picture is stored again. */
  md5Hash: z.string().min(1),
});

/** Finds objects in a bucket. */
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
