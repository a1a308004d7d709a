import * as z from 'zod';

/** How well one published property answers a trip request; `describeTripMatch` says it in a sentence. */
export const tripMatchSchema = z.strictObject({
  /** The property's id. */
  propertyId: z.uuid(),
  /** The last part of its page's address. */
  slug: z.string(),
  /** Its title. */
  title: z.string(),
  /** Its place as visitors read it. */
  location: z.string(),
  /** The wishes it fulfils, in words, such as 'pool' or '12 guests'. */
  fits: z.array(z.string()),
  /** The wishes it does not fulfil, in words, such as 'golf within 10 km'. */
  misses: z.array(z.string()),
});

/** How well one published property answers a trip request. */
export type TripMatch = z.infer<typeof tripMatchSchema>;
