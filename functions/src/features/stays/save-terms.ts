import type { Handler } from '#domain/api/handler.ts';
import type { staysApi } from '#domain/api/stays.ts';
import { changedFields } from '#domain/core/changed-fields.ts';
import type { ContentDeps } from '#platform/content/content-transaction.ts';
import { calendarConflict, changeCalendar } from '#platform/stays/change-calendar.ts';

/** Makes the handler of PUT /api/admin/calendars/{id}/terms. */
export function saveTerms(deps: ContentDeps): Handler<(typeof staysApi)['PUT /api/admin/calendars/{id}/terms']> {
  return ({ params: { id }, body: { rev, seasons, fees }, member: { uid } }) =>
    changeCalendar(deps, { id, uid }, (current) => {
      if (current.rev !== rev) throw calendarConflict(current);
      const fields = changedFields({ seasons: current.seasons, fees: current.fees }, { seasons, fees });
      return { calendar: { seasons, fees }, entry: { action: 'calendar.priced', ...fields } };
    });
}
