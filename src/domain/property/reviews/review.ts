import * as z from 'zod';
import { MEDIUM_TEXT } from '#domain/core/limits.ts';
import { httpsUrl, optionalLine, requiredLine } from '#domain/text/text-fields.ts';

/** Most reviews of one property. */
const REVIEWS_MAX = 50;

/** What a guest wrote about a property. */
export const reviewSchema = z.strictObject({
  /** As the guest agreed to be named, such as 'Marta, Porto'. */
  author: requiredLine,
  /** ISO day on which it was written. */
  date: z.iso.date(),
  /** From 1 to 5; null when the guest gave none. */
  rating: z.int().min(1).max(5).nullable(),
  text: z.string().trim().min(1).max(MEDIUM_TEXT),
  /** Site from which staff took it over; '' when the guest wrote to us. */
  source: optionalLine,
  /** Page of the review at its source; null for none. */
  url: httpsUrl.nullable(),
});

export type Review = z.infer<typeof reviewSchema>;

/** The reviews of a property in the order of the page; empty for none. */
export const reviewList = z.array(reviewSchema).max(REVIEWS_MAX);
