import type { HandlerMap } from '#domain/api/handler.ts';
import type { feedsApi } from '#domain/api/feeds.ts';
import { addFeed } from './add-feed.ts';
import { addSameStay } from './add-same-stay.ts';
import { endExportKey, renewExportKey } from './change-export-key.ts';
import { exportCalendar } from './export-calendar.ts';
import type { FeedDeps } from './feed-deps.ts';
import { readFeedNow } from './read-feed-now.ts';
import { removeFeed } from './remove-feed.ts';

/** The endpoints about other sites' calendars, and ours for them. */
export function feedRoutes(deps: FeedDeps): HandlerMap<typeof feedsApi> {
  return {
    'POST /api/admin/calendars/{id}/feeds': addFeed(deps),
    'POST /api/admin/calendars/{id}/feeds/{feedId}/reading': readFeedNow(deps),
    'DELETE /api/admin/calendars/{id}/feeds/{feedId}': removeFeed(deps),
    'POST /api/admin/calendars/{id}/same-stays': addSameStay(deps),
    'POST /api/admin/calendars/{id}/export-key': renewExportKey(deps),
    'DELETE /api/admin/calendars/{id}/export-key': endExportKey(deps),
    'GET /api/calendars/{key}/nights.ics': exportCalendar(deps),
  };
}
