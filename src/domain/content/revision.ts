import * as z from 'zod';

/** Revision of a document of content, counted from 1; an edit of an older one is refused. */
export const revision = z.int().min(1);

/** The schema of a kind's documents as they are stored: its fields and the revision, which a published copy carries too. */
export function withRevision<Shape extends z.core.$ZodLooseShape>(schema: z.ZodObject<Shape, z.core.$strict>) {
  return schema.extend({
    /** Revision of the working copy; of a published copy, the one it was published from. */
    rev: revision,
  });
}
