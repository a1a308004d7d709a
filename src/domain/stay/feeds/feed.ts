import * as z from 'zod';
import { httpsUrl, isoTime } from '#domain/text/text-fields.ts';

/** The name of another site, such as 'Airbnb'. */
export const feedSite = z.string().trim().min(1).max(40);

/** What staff write of another site's calendar. */
export const newFeedSchema = z.strictObject({
  id: z.uuid(),
  site: feedSite,
  /** URL of an iCalendar file, which the site keeps up to date. */
  url: httpsUrl,
});

/** How the last read ended. Whatever fails, the nights of the last good read stay taken. */
export const feedStateSchema = z.discriminatedUnion('code', [
  /** `nights` are taken in the coming FEED_MONTHS. */
  z.strictObject({ code: z.literal('read'), nights: z.int().min(0) }),
  /** `why` is for staff, without a full stop. */
  z.strictObject({ code: z.literal('failed'), since: isoTime, why: z.string().min(1).max(500) }),
  /** The file has no nights any more, although it had some that have not passed; staff say whether that is true. */
  z.strictObject({ code: z.literal('emptied'), since: isoTime }),
]);

export type FeedState = z.output<typeof feedStateSchema>;

/** calendarFeeds/{id}: a calendar of another site, whose nights are taken here too. */
export const calendarFeedSchema = newFeedSchema.extend({
  propertyId: z.string(),
  /** Id of the account that added it. */
  by: z.string(),
  createdAt: isoTime,
  /** Version of the file that was read last; null when the site names none. */
  etag: z.string().max(500).nullable(),
  /** The last attempt. */
  checkedAt: isoTime,
  /** The last good read. */
  readAt: isoTime,
  state: feedStateSchema,
});

export type CalendarFeed = z.output<typeof calendarFeedSchema>;
