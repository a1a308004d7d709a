import { lisbonTime } from '#domain/core/lisbon-time.ts';
import type { NightWord } from '#domain/stay/night-word.ts';
import { addDays, type NightRange } from '#domain/stay/nights.ts';
import { brokenCalendar, EVENT_WITHOUT_START, NO_CALENDAR, TOO_MANY_EVENTS } from '#domain/stay/feeds/feed-text.ts';
import ICAL from 'ical.js';
import { FeedRejected } from './feed-rejected.ts';

/** Occurrences of one recurring event that are looked at: a daily one of more than a hundred years. */
const OCCURRENCES_MAX = 40_000;

/** Ranges that one file gives; a house has some hundreds of stays in two years. */
const RANGES_MAX = 20_000;

/** The rule of an event that recurs only on listed days. */
const ONCE = 'FREQ=DAILY;COUNT=1';

/** Some sites write days without saying so, where the format expects times: nothing else can be meant. */
const UNNAMED_DAYS = /^(DTSTART|DTEND|RECURRENCE-ID|RDATE|EXDATE):(?=\d{8}(?:,\d{8})*$)/gim;

const MIDNIGHT = '00:00';

/** Every earlier or later day counts as the first of these: no calendar keeps it, and days are texts with years of four digits. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 9000];

/**
 * Reads the nights that an iCalendar file (RFC 5545) takes: those of every event that is not cancelled, also of events that
 * are marked as free, as some calendars mark whole days, and at least one night each. Events at hours take the nights
 * between their days in Lisbon, those without a zone, or from midnight to midnight of theirs, between the days that they
 * name; counted in days, also the day on which they end. Only occurrences before `end` are read of an event that recurs.
 * Throws FeedRejected: a file that is read in part could make nights free.
 */
export function readNights(text: string, end: string, word: NightWord): NightRange[] {
  const calendars = parseCalendars(text);
  const ranges: NightRange[] = [];
  for (const event of calendars.flatMap(listEvents)) {
    for (const range of readEvent(event, end, word)) ranges.push(range);
    if (ranges.length > RANGES_MAX) throw new FeedRejected(TOO_MANY_EVENTS);
  }
  return ranges;
}

function parseCalendars(text: string): ICAL.Component[] {
  // Before the parser, which accepts other texts of names and values.
  if (!/^\s*BEGIN:VCALENDAR\s*$/im.test(text)) throw new FeedRejected(NO_CALENDAR);
  // The parser knows no line that ends in a carriage return alone.
  const lines = text.trim().replaceAll(/\r\n?/g, '\n').replaceAll(UNNAMED_DAYS, '$1;VALUE=DATE:');
  const parsed = attempt(() => ICAL.parse(lines));
  const roots: unknown[][] = typeof parsed[0] === 'string' ? [parsed] : parsed;
  return roots.map((root) => new ICAL.Component(root)).filter((component) => component.name === 'vcalendar');
}

/** The events of a calendar, each with its occurrences that were moved or cancelled. */
function listEvents(calendar: ICAL.Component): ICAL.Event[] {
  const components = calendar.getAllSubcomponents('vevent');
  // Of those that are moved too, which the library reads by itself.
  for (const component of components) attempt(() => requireDays(component));
  const moved = Map.groupBy(components.filter(isException), uidOf);
  const recurring = new Set(components.filter(recurs).map(uidOf));
  return components
    .filter((component) => !isException(component) || !recurring.has(uidOf(component)))
    .map((component) => {
      const exceptions = recurs(component) ? (moved.get(uidOf(component)) ?? []) : [];
      return attempt(() => new ICAL.Event(component, { exceptions }));
    });
}

function isException(component: ICAL.Component): boolean {
  return component.hasProperty('recurrence-id');
}

function recurs(component: ICAL.Component): boolean {
  return !isException(component) && (component.hasProperty('rrule') || component.hasProperty('rdate'));
}

function uidOf(component: ICAL.Component): string {
  return String(component.getFirstPropertyValue('uid') ?? '');
}

function readEvent(event: ICAL.Event, end: string, word: NightWord): NightRange[] {
  return attempt(() => {
    if (isCancelled(event)) return readMoved(event, end, word);
    // `startDate` is null without a start, although its type does not say so.
    if (!event.component.hasProperty('dtstart')) throw new FeedRejected(EVENT_WITHOUT_START);
    return recurs(event.component) ? readOccurrences(event, end, word) : [readRange(event, word)];
  });
}

/** Throws for a day that does not exist, which the library would take for another one: 31 June is no 1 July. */
function requireDays(component: ICAL.Component): void {
  for (const name of ['dtstart', 'dtend', 'recurrence-id', 'rdate', 'exdate']) {
    const values = component.getAllProperties(name).flatMap((property): unknown[] => property.toJSON().slice(3));
    // The value of a period is its start and its end or duration.
    const days = values.flat().filter((value) => !ICAL.Duration.isValueString(value));
    for (const day of days) addDays(String(day).slice(0, 10), 0);
  }
}

/**
 * Reads the occurrences before `end`, then those that were moved, wherever from: the library finds a moved one only by an
 * occurrence, and there is none for one that the event leaves out, or names as a whole day instead of at hours.
 */
function readOccurrences(event: ICAL.Event, end: string, word: NightWord): NightRange[] {
  return [...readUnmoved(event, end, word), ...readMoved(event, end, word)];
}

/** Reads the moved occurrences, also of a cancelled event: each says by itself whether it is cancelled. */
function readMoved(event: ICAL.Event, end: string, word: NightWord): NightRange[] {
  return Object.values(event.exceptions).flatMap((occurrence) => readEvent(occurrence, end, word));
}

function readUnmoved(event: ICAL.Event, end: string, word: NightWord): NightRange[] {
  const ranges: NightRange[] = [];
  // As they are written and as points in time: a moved occurrence may be named in another zone.
  const moved = new Set(
    Object.values(event.exceptions).flatMap(({ recurrenceId: id }) => [id.toString(), id.toUnixTime()]),
  );
  // Without a rule the library leaves out the start, which is an occurrence of every event (RFC 5545, section 3.8.5.2).
  const { component } = event;
  if (!component.hasProperty('rrule')) component.addPropertyWithValue('rrule', ICAL.Recur.fromString(ONCE));
  const periodEnds = replacePeriods(component);
  const occurrences = event.iterator();
  for (let count = 0; count < OCCURRENCES_MAX; count += 1) {
    const next = occurrences.next();
    // Typed as always there, but undefined after the last one.
    if ((next as ICAL.Time | undefined) === undefined) return ranges;
    if (moved.has(next.toString()) || moved.has(next.toUnixTime())) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    // The start is another one where all later occurrences were moved.
    if (dayOf(next) >= end && dayOf(startDate) >= end) return ranges;
    const ownEnd = item === event ? periodEnds.get(next.toUnixTime()) : undefined;
    if (!isCancelled(item)) ranges.push(readRange({ startDate, endDate: ownEnd ?? endDate }, word));
  }
  throw new FeedRejected(TOO_MANY_EVENTS);
}

/** Replaces listed periods by their starts, because the library reads no others, and returns their ends by these. */
function replacePeriods(component: ICAL.Component): ReadonlyMap<number, ICAL.Time> {
  const ends = new Map<number, ICAL.Time>();
  for (const property of component.getAllProperties('rdate').filter(({ type }) => type === 'period')) {
    const values: unknown[] = property.getValues();
    const periods = values.filter((value) => value instanceof ICAL.Period);
    property.setValues(periods.map(({ start }) => start));
    for (const period of periods) ends.set(period.start.toUnixTime(), period.getEnd());
  }
  return ends;
}

function isCancelled({ component }: ICAL.Event): boolean {
  return String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';
}

function readRange({ startDate, endDate }: Pick<ICAL.Event, 'startDate' | 'endDate'>, word: NightWord): NightRange {
  const areDays = isMidnight(startDate) && isMidnight(endDate);
  const [from, last] = areDays ? [namedDay(startDate), namedDay(endDate)] : [dayOf(startDate), dayOf(endDate)];
  // A night is over when the guests leave; a day is taken as soon as an event lasts into it.
  const to = word === 'day' && !areDays && timeOf(endDate) > MIDNIGHT ? addDays(last, 1) : last;
  return { from, to: to > from ? to : addDays(from, 1) };
}

/** Whether a time is a midnight in its own zone: from one to another, an event has the days of that zone. */
function isMidnight({ hour, minute }: ICAL.Time): boolean {
  return hour === 0 && minute === 0;
}

/** The day of a time in Lisbon; of one without a zone the day that it names. */
function dayOf(time: ICAL.Time): string {
  return isFloating(time) || isOutside(time) ? namedDay(time) : inLisbon(time).date;
}

/** The day of a time in its own zone. */
function namedDay(time: ICAL.Time): string {
  if (!isOutside(time)) return time.toString().slice(0, 10);
  return `${time.year < FIRST_YEAR ? FIRST_YEAR : LAST_YEAR}-01-01`;
}

function isOutside({ year }: ICAL.Time): boolean {
  return year < FIRST_YEAR || year >= LAST_YEAR;
}

/** The time of day in Lisbon, or the one that is named; midnight of a whole day. */
function timeOf(time: ICAL.Time): string {
  if (time.isDate) return MIDNIGHT;
  return isFloating(time) ? time.toString().slice(11, 16) : inLisbon(time).time;
}

function isFloating(time: ICAL.Time): boolean {
  return time.isDate || time.zone === ICAL.Timezone.localTimezone;
}

function inLisbon(time: ICAL.Time): ReturnType<typeof lisbonTime> {
  return lisbonTime(new Date(time.toUnixTime() * 1000));
}

/** Runs a part of the library, whose errors say what is wrong with a file. */
function attempt<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof FeedRejected) throw cause;
    throw new FeedRejected(brokenCalendar(cause instanceof Error ? cause.message : String(cause)), { cause });
  }
}
