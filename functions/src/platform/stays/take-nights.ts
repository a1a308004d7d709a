import { ApiError } from '#domain/core/errors.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { dropPastOccupancies, findTaken } from '#domain/stay/calendar.ts';
import { OCCUPANCIES_MAX } from '#domain/stay/limits.ts';
import { isOwn, type Occupancy } from '#domain/stay/occupancy.ts';
import { calendarConflict, type CurrentCalendar } from './change-calendar.ts';

const FULL = `This calendar is full: it has ${OCCUPANCIES_MAX} entries. Please make nights free that nobody needs any more.`;

/**
 * The entries of a calendar with another one; throws conflict when its nights are taken, unless by what staff know to be the
 * same stay, and invalid_request when it is full.
 */
export function takeNights(current: CurrentCalendar, added: Occupancy, now: Date): Occupancy[] {
  const isSame = ({ id }: Occupancy) =>
    current.sameStays.some((pair) => [added.id, id].every((entryId) => Object.values(pair).includes(entryId)));
  if (!findTaken(current.occupancies, added, now).every(isSame)) throw calendarConflict(current);
  const kept = dropPastOccupancies(current.occupancies, lisbonTime(now).date);
  if (kept.filter(isOwn).length < OCCUPANCIES_MAX) return [...kept, added];
  throw new ApiError('invalid_request', { fields: [{ path: '', message: FULL }] });
}
