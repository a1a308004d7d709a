import * as z from 'zod';
import { newFeedSchema } from '#domain/stay/feeds/feed.ts';

const { site, url } = newFeedSchema.shape;

/** What staff type of another site's calendar. */
export const feedFormSchema = z.strictObject({
  site,
  // Sites and phones share calendars as 'webcal://…', which calendar programs open: the same file, by https.
  url: z
    .string()
    .transform((typed) => typed.replace(/^\s*webcal:\/\//i, 'https://'))
    .pipe(url),
});

export type FeedFields = z.output<typeof feedFormSchema>;
