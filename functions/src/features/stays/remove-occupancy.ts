import type { Handler } from '#domain/api/handler.ts';
import type { staysApi } from '#domain/api/stays.ts';
import { ApiError } from '#domain/core/errors.ts';
import { isOwn } from '#domain/stay/occupancy.ts';
import type { ContentDeps } from '#platform/content/content-transaction.ts';
import { changeCalendar, describeDates } from '#platform/stays/change-calendar.ts';

/** Makes the handler of DELETE /api/admin/calendars/{id}/occupancies/{occupancyId}. */
export function removeOccupancy(
  deps: ContentDeps,
): Handler<(typeof staysApi)['DELETE /api/admin/calendars/{id}/occupancies/{occupancyId}']> {
  return ({ params: { id, occupancyId }, member: { uid } }) =>
    changeCalendar(deps, { id, uid }, (current) => {
      const { occupancies } = current;
      const removed = occupancies.find((occupancy) => occupancy.id === occupancyId);
      if (removed === undefined) return null;
      // Only their site makes them free.
      if (!isOwn(removed)) throw new ApiError('not_found');
      return {
        calendar: { occupancies: occupancies.filter((occupancy) => occupancy !== removed) },
        entry: {
          action: 'calendar.freed',
          details: { dates: describeDates(current, removed) },
          before: removed,
        },
      };
    });
}
