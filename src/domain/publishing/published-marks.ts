import * as z from 'zod';

/** The site's `requestedRevision` at which something was published, counted up in the same transaction; 0 for content that was there before. */
export const siteRevision = z.int().min(0);

/** Stands in `departedProperties` under the id of a property whose published copy was taken away. */
export const departureSchema = z.strictObject({
  /** Revision of the site that took it away. */
  publishedRev: siteRevision,
});

/** Says in `system/published` that published copies were replaced as a whole, by seeding or restoring. */
export const contentEpochSchema = z.strictObject({
  /** A new one each time; a build that knows another reads everything. */
  epoch: z.uuid(),
});
