import type { Handler } from '#domain/api/handler.ts';
import type { feedsApi } from '#domain/api/feeds.ts';
import type { ContentDeps } from '#platform/content/content-transaction.ts';
import { calendarConflict, changeCalendar, describeDates } from '#platform/stays/change-calendar.ts';

/** Makes the handler of POST /api/admin/calendars/{id}/same-stays; throws conflict when one of them is gone. */
export function addSameStay(
  deps: ContentDeps,
): Handler<(typeof feedsApi)['POST /api/admin/calendars/{id}/same-stays']> {
  return ({ params: { id }, body: { one, other }, member: { uid } }) =>
    changeCalendar(deps, { id, uid }, (current) => {
      const { occupancies, sameStays } = current;
      const has = (entryId: string): boolean => occupancies.some((entry) => entry.id === entryId);
      const entry = occupancies.find((occupancy) => occupancy.id === one);
      if (entry === undefined || !has(other)) throw calendarConflict(current);
      if (sameStays.some((pair) => [one, other].every((entryId) => Object.values(pair).includes(entryId)))) return null;
      return {
        // Pairs of entries that are gone make room.
        calendar: { sameStays: [...sameStays.filter((pair) => has(pair.one) && has(pair.other)), { one, other }] },
        entry: { action: 'calendar.same-stay', details: { dates: describeDates(current, entry) } },
      };
    });
}
