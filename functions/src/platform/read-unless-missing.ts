import * as z from 'zod';

/** Storage's code for 'no such object', as a number or as text. */
const missingSchema = z.object({ code: z.union([z.literal(404), z.literal('404')]) });

/** Whether a failure of Storage means that there is no such object. */
export function isMissing(error: unknown): boolean {
  return missingSchema.safeParse(error).success;
}

/** The bytes of an object; null when it does not exist. */
export async function readUnlessMissing(file: { readonly download: () => Promise<[Buffer]> }): Promise<Buffer | null> {
  try {
    const [bytes] = await file.download();
    return bytes;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
