import * as z from 'zod';

/** How well a published property matches a trip request; `describeTripMatch` writes it as a sentence. */
export const tripMatchSchema = z.strictObject({
  propertyId: z.uuid(),
  /** Last part of the page's path. */
  slug: z.string(),
  title: z.string(),
  location: z.string(),
  /** Fulfilled wishes, such as 'pool' or '12 guests'. */
  fits: z.array(z.string()),
  /** Wishes that are not fulfilled, such as 'golf within 10 km'. */
  misses: z.array(z.string()),
});

export type TripMatch = z.infer<typeof tripMatchSchema>;
