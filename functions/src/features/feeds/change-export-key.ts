import { randomBytes } from 'node:crypto';
import type { Handler } from '#domain/api/handler.ts';
import type { feedsApi } from '#domain/api/feeds.ts';
import type { ContentDeps } from '#platform/content/content-transaction.ts';
import { calendarConflict, changeCalendar } from '#platform/stays/change-calendar.ts';

/** Makes the handler of POST /api/admin/calendars/{id}/export-key. */
export function renewExportKey(
  deps: ContentDeps,
): Handler<(typeof feedsApi)['POST /api/admin/calendars/{id}/export-key']> {
  return ({ params: { id }, query: { replaces }, member: { uid } }) =>
    changeCalendar(deps, { id, uid }, (current) => {
      // The URL that a colleague has just made may be at another site already.
      if (replaces !== undefined && replaces !== (current.exportKey ?? 'none')) throw calendarConflict(current);
      return { calendar: { exportKey: randomBytes(16).toString('hex') }, entry: { action: 'calendar.shared' } };
    });
}

/** Makes the handler of DELETE /api/admin/calendars/{id}/export-key. */
export function endExportKey(
  deps: ContentDeps,
): Handler<(typeof feedsApi)['DELETE /api/admin/calendars/{id}/export-key']> {
  return ({ params: { id }, member: { uid } }) =>
    changeCalendar(deps, { id, uid }, ({ exportKey }) =>
      exportKey === null ? null : { calendar: { exportKey: null }, entry: { action: 'calendar.shared-no-more' } },
    );
}
