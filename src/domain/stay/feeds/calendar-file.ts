import { lisbonTime } from '#domain/core/lisbon-time.ts';
import type { StayCalendar } from '#domain/stay/calendar.ts';
import { isInForce, isOwn, type OwnOccupancy } from '#domain/stay/occupancy.ts';
import { inOrder } from '#domain/stay/season.ts';
import { feedWindow } from './feed-nights.ts';

const NAMES: Readonly<Record<OwnOccupancy['kind'], string>> = { block: 'Blocked', hold: 'On hold', booking: 'Booked' };

/**
 * Writes the nights that staff keep as an iCalendar file (RFC 5545) for other sites, without a word about guests. The
 * nights of other sites are left out: a site that read its own nights from us could never make them free again.
 */
export function writeCalendarFile(
  { occupancies, updatedAt }: Pick<StayCalendar, 'occupancies' | 'updatedAt'>,
  now: Date,
): string {
  const today = lisbonTime(now).date;
  const { to: end } = feedWindow(now);
  const shown = occupancies
    .filter(isOwn)
    .filter((entry) => isInForce(entry, now) && entry.to > today && entry.from < end);
  const changed = updatedAt.replaceAll(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Property marketplace//Calendar//EN',
    'METHOD:PUBLISH',
    // How often it is worth reading: Outlook knows the second name.
    'REFRESH-INTERVAL;VALUE=DURATION:PT30M',
    'X-PUBLISHED-TTL:PT30M',
    ...inOrder(shown).flatMap(({ id, kind, from, to }) => [
      'BEGIN:VEVENT',
      `UID:${id}`,
      `DTSTAMP:${changed}`,
      `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${to.replaceAll('-', '')}`,
      `SUMMARY:${NAMES[kind]}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
