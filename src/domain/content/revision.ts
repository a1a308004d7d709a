import * as z from 'zod';

/** Revision of a document, counted from 1; an edit of an older revision is a conflict. */
export const revision = z.int().min(1);

/** Adds the revision to the schema of a document. */
export function withRevision<Shape extends z.core.$ZodLooseShape>(schema: z.ZodObject<Shape, z.core.$strict>) {
  return schema.extend({
    /** Of a published copy: the revision of the working copy that was published. */
    rev: revision,
  });
}
