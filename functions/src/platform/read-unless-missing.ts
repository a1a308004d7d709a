import * as z from 'zod';

/** Storage's code for 'no such object', as a number or as text. */
const missingSchema = z.object({ code: z.union([z.literal(404), z.literal('404')]) });

/** Whether a failure of Storage means that there is no such object. */
export function isMissing(error: unknown): boolean {
  return missingSchema.safeParse(error).success;
}

/** A handle on an object, whether it exists or not. */
interface ReadableFile {
  readonly download: (options: { decompress: boolean }) => Promise<[Buffer]>;
}

/**
 * The bytes of an object as they are stored; null when it does not exist. Never unpacked: whoever uploads a file says how it
 * is encoded, and a few packed kilobytes would be as many gigabytes in memory, past every limit of size.
 */
export async function readUnlessMissing(file: ReadableFile): Promise<Buffer | null> {
  try {
    const [bytes] = await file.download({ decompress: false });
    return bytes;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
