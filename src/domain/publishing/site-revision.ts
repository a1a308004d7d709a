import * as z from 'zod';

/** The site's `requestedRevision` at publication, increased in the same transaction; 0 for seeded content. */
export const siteRevision = z.int().min(0);

/** departedProperties/{id}: a property whose published copy was removed. */
export const departureSchema = z.strictObject({
  /** Revision of the site that removed it. */
  publishedRev: siteRevision,
});

/** system/published: changes when all published copies are replaced, by seeding or restoring. */
export const contentEpochSchema = z.strictObject({
  /** A new one each time; a build with another epoch reads all content. */
  epoch: z.uuid(),
});
