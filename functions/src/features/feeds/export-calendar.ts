import type { Handler } from '#domain/api/handler.ts';
import type { feedsApi } from '#domain/api/feeds.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { ApiError } from '#domain/core/errors.ts';
import { stayCalendarSchema } from '#domain/stay/calendar.ts';
import { writeCalendarFile } from '#domain/stay/feeds/calendar-file.ts';
import type { ContentDeps } from '#platform/content/content-transaction.ts';

/** Makes the handler of GET /api/calendars/{key}/nights.ics. */
export function exportCalendar({
  database,
  clock,
}: ContentDeps): Handler<(typeof feedsApi)['GET /api/calendars/{key}/nights.ics']> {
  return async ({ params: { key } }) => {
    const calendars = database().collection(BUSINESS_COLLECTIONS.calendars);
    const { docs } = await calendars.where('exportKey', '==', key).limit(1).get();
    const [found] = docs;
    if (found === undefined) throw new ApiError('not_found');
    return writeCalendarFile(stayCalendarSchema.parse(found.data()), clock());
  };
}
