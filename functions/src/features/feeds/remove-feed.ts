import type { Handler } from '#domain/api/handler.ts';
import type { feedsApi } from '#domain/api/feeds.ts';
import { ApiError } from '#domain/core/errors.ts';
import { inContentTransaction, type ContentDeps } from '#platform/content/content-transaction.ts';
import { calendarFeedPath } from '#platform/firestore-paths.ts';
import { readCalendar, writeCalendar } from '#platform/stays/change-calendar.ts';
import { isOf, readFeed } from './store-reading.ts';

/** Makes the handler of DELETE /api/admin/calendars/{id}/feeds/{feedId}. */
export function removeFeed(
  deps: ContentDeps,
): Handler<(typeof feedsApi)['DELETE /api/admin/calendars/{id}/feeds/{feedId}']> {
  return ({ params: { id, feedId }, member: { uid } }) =>
    inContentTransaction(deps, uid, async (step) => {
      const document = step.firestore.doc(calendarFeedPath(feedId));
      const feed = await readFeed(step.transaction, document);
      const current = await readCalendar(step, id);
      if (current.stored === null) throw new ApiError('not_found');
      if (feed?.propertyId !== id) return { calendar: current.stored };
      step.transaction.delete(document);
      const calendar = writeCalendar(step, current, {
        calendar: { occupancies: current.occupancies.filter((entry) => !isOf(entry, feedId)) },
        entry: { action: 'calendar.feed-removed', details: { site: feed.site } },
      });
      return { calendar };
    });
}
