import type { Handler } from '#domain/api/handler.ts';
import type { feedsApi } from '#domain/api/feeds.ts';
import { ApiError } from '#domain/core/errors.ts';
import { calendarFeedSchema } from '#domain/stay/feeds/feed.ts';
import { calendarFeedPath } from '#platform/firestore-paths.ts';
import { requireDocument } from '#platform/require-document.ts';
import { attemptReading } from './attempt-reading.ts';
import type { FeedDeps } from './feed-deps.ts';

/** Makes the handler of POST /api/admin/calendars/{id}/feeds/{feedId}/reading; a feed that fails is no error of the request. */
export function readFeedNow(
  deps: FeedDeps,
): Handler<(typeof feedsApi)['POST /api/admin/calendars/{id}/feeds/{feedId}/reading']> {
  return async ({ params: { id, feedId }, body: { isEmpty }, member: { uid } }) => {
    const found = await deps.database().doc(calendarFeedPath(feedId)).get();
    const feed = requireDocument(found, calendarFeedSchema);
    const read = feed.propertyId === id ? await attemptReading(deps, feed, { isEmpty, uid }) : null;
    if (read === null) throw new ApiError('not_found');
    return read;
  };
}
