import { ALPHABET } from '#domain/core/alphabet.ts';
import type { DashboardRow } from '#domain/property/dashboard/row.ts';
import { showsStay } from '#domain/property/stay.ts';
import { searchWords } from '#domain/search/text-match.ts';
import { findTaken, type StayCalendar } from '#domain/stay/calendar.ts';
import { findOverlaps } from '#domain/stay/feeds/overlaps.ts';
import { nightWordOf } from '#domain/stay/night-word.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { ReadCalendars } from '../calendar-calls.ts';
import { freeRange, type TimelineSearch } from './timeline-search.ts';

/** What the timeline shows of a property. */
export type TimelineProperty = Pick<DashboardRow, 'id' | 'title' | 'location' | 'type' | 'destination' | 'people'>;

/** The properties that can be let and are not archived, by title. */
export function listLettable(rows: readonly DashboardRow[]): DashboardRow[] {
  return rows
    .filter((row) => row.archivedAt === null && showsStay(row))
    .sort((one, other) => ALPHABET.compare(one.title, other.title));
}

/** The ids of the properties that have two stays on the same nights. */
export function findTwice(calendars: ReadCalendars, today: string, now: Date): ReadonlySet<string> {
  const isTwice = (calendar: StayCalendar | null): boolean =>
    calendar !== null && findOverlaps(calendar, today, now).length > 0;
  return new Set([...calendars].filter(([, calendar]) => isTwice(calendar)).map(([id]) => id));
}

/**
 * The properties that match a search, in their order; `twice` are those of findTwice. A property without a calendar is free;
 * one whose calendar was not read yet is left out, because it may be taken.
 */
export function findRows<Row extends TimelineProperty>(
  rows: readonly Row[],
  calendars: ReadonlyMap<string, Pick<StayCalendar, 'occupancies'> | null>,
  twice: ReadonlySet<string>,
  search: TimelineSearch,
  now: Date,
): Row[] {
  const words = searchWords(search.text);
  const wanted = { night: freeRange(search, 'night'), day: freeRange(search, 'day') };
  return rows.filter(({ id, title, location, type, destination, people }) => {
    if (!calendars.has(id)) return false;
    if (search.type !== 'all' && type !== search.type) return false;
    if (search.place !== 'all' && destination !== search.place) return false;
    if (people < search.guests) return false;
    if (search.isTwice && !twice.has(id)) return false;
    const text = foldText(`${title}\n${location}`);
    if (!words.every((word) => text.includes(word))) return false;
    const range = wanted[nightWordOf(type)];
    return range === null || findTaken(calendars.get(id)?.occupancies ?? [], range, now).length === 0;
  });
}
