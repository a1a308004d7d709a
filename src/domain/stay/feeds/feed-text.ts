// Why another site's calendar could not be read, for staff, without a full stop.

import { cutText } from '#domain/text/cut-text.ts';

export const NO_CALENDAR = 'The address does not lead to a calendar. It usually ends in .ics';

export const EVENT_WITHOUT_START = 'An entry of the calendar has no first day';

export const TOO_MANY_EVENTS = 'The calendar has more entries than a house can have stays';

export const SLOW_CALENDAR = 'The calendar takes too long to read';

/** A file that does not keep to the format, as its reader says. */
export function brokenCalendar(problem: string): string {
  return `The calendar has a mistake: ${cutText(problem.replace(/\s+/g, ' ').trim(), 200)}`;
}

/** A file that could not be fetched: the site's answer, such as 'Not Found'. */
export function calendarNotFetched(answer: string): string {
  return `The site does not give its calendar: ${cutText(answer, 200)}`;
}

export const FEED_KNOWN = 'This calendar is read already';

export const TOO_MANY_FEEDS =
  'A property has at most 10 calendars of other sites. Please remove one that nobody needs.';

/** A feed that fails, as whole sentences; `since` is the last good read. */
export function feedFailed(site: string, since: string, why: string): string {
  return `${site} could not be read since ${since}: ${why}. Look whether its address has changed; what was taken before stays taken.`;
}

/** A feed that is suddenly empty, as whole sentences. */
export function feedEmptied(site: string, since: string): string {
  return `The calendar of ${site} is suddenly empty since ${since}. Look there: if nobody has booked any more, free its dates on our calendar.`;
}
