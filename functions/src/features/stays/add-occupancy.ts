import type { Handler } from '#domain/api/handler.ts';
import type { staysApi } from '#domain/api/stays.ts';
import { withoutFields } from '#domain/core/changed-fields.ts';
import { ApiError } from '#domain/core/errors.ts';
import { formatStay } from '#domain/core/format-date.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { sameValue } from '#domain/core/same-value.ts';
import { dropPastOccupancies, findTaken } from '#domain/stay/calendar.ts';
import { OCCUPANCIES_MAX } from '#domain/stay/limits.ts';
import type { ContentDeps } from '#platform/content/content-transaction.ts';
import { calendarConflict, changeCalendar } from './change-calendar.ts';

const FULL = `This calendar is full: it has ${OCCUPANCIES_MAX} entries. Please make nights free that nobody needs any more.`;

/** Makes the handler of POST /api/admin/calendars/{id}/occupancies; the same request sent twice takes the nights once. */
export function addOccupancy(
  deps: ContentDeps,
): Handler<(typeof staysApi)['POST /api/admin/calendars/{id}/occupancies']> {
  return ({ params: { id }, body, member: { uid } }) =>
    changeCalendar(deps, { id, uid }, (current, now) => {
      const { seasons, fees, occupancies } = current;
      const known = occupancies.find((occupancy) => occupancy.id === body.id);
      if (known !== undefined) {
        if (known.by !== uid || !sameValue(withoutFields(known, ['by', 'createdAt']), body))
          throw calendarConflict(current);
        return null;
      }
      if (findTaken(occupancies, body, now).length > 0) throw calendarConflict(current);
      const kept = dropPastOccupancies(occupancies, lisbonTime(now).date, now);
      if (kept.length >= OCCUPANCIES_MAX)
        throw new ApiError('invalid_request', { fields: [{ path: '', message: FULL }] });
      const added = { ...body, by: uid, createdAt: now.toISOString() };
      return {
        calendar: { seasons, fees, occupancies: [...kept, added] },
        entry: {
          action: body.kind === 'block' ? 'calendar.blocked' : 'calendar.booked',
          details: { dates: formatStay(body.from, body.to) },
          after: body,
        },
      };
    });
}
