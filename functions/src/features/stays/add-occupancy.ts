import type { Handler } from '#domain/api/handler.ts';
import type { staysApi } from '#domain/api/stays.ts';
import { withoutFields } from '#domain/core/changed-fields.ts';
import { isOwn } from '#domain/stay/occupancy.ts';
import { sameValue } from '#domain/core/same-value.ts';
import type { ContentDeps } from '#platform/content/content-transaction.ts';
import { calendarConflict, changeCalendar, describeDates } from '#platform/stays/change-calendar.ts';
import { takeNights } from '#platform/stays/take-nights.ts';

/** Makes the handler of POST /api/admin/calendars/{id}/occupancies; the same request sent twice takes the nights once. */
export function addOccupancy(
  deps: ContentDeps,
): Handler<(typeof staysApi)['POST /api/admin/calendars/{id}/occupancies']> {
  return ({ params: { id }, body, member: { uid } }) =>
    changeCalendar(deps, { id, uid }, (current, { now }) => {
      const known = current.occupancies.find((occupancy) => occupancy.id === body.id);
      if (known !== undefined) {
        if (!isOwn(known) || known.by !== uid || !sameValue(withoutFields(known, ['by', 'createdAt']), body))
          throw calendarConflict(current);
        return null;
      }
      const added = { ...body, by: uid, createdAt: now.toISOString() };
      return {
        calendar: { occupancies: takeNights(current, added, now) },
        entry: {
          action: body.kind === 'block' ? 'calendar.blocked' : 'calendar.booked',
          details: { dates: describeDates(current, body) },
          after: body,
        },
      };
    });
}
