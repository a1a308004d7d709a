import { describe, expect, it } from 'vitest';
import { brokenCalendar, EVENT_WITHOUT_START, NO_CALENDAR, TOO_MANY_EVENTS } from '#domain/stay/feeds/feed-text.ts';
import { readNights } from './read-nights.ts';

const END = '2029-01-01';
const FIRST = 'DTSTART;VALUE=DATE:20270703';
const DAILY = 'RRULE:FREQ=DAILY';

const calendarOf = (...events: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test', ...events, 'END:VCALENDAR', ''].join('\r\n');

const eventOf = (...lines: string[]): string => ['BEGIN:VEVENT', 'UID:one@test', ...lines, 'END:VEVENT'].join('\r\n');

const nightsOf = (...lines: string[]) => readNights(calendarOf(eventOf(...lines)), END, 'night');

describe('an event takes the nights', () => {
  it('between its first and its last whole day', () => {
    expect(nightsOf('DTSTART;VALUE=DATE:20270703', 'DTEND;VALUE=DATE:20270710')).toEqual([
      { from: '2027-07-03', to: '2027-07-10' },
    ]);
  });

  it.each([
    ['a whole day', ['DTSTART;VALUE=DATE:20270703'], '2027-07-04'],
    ['an hour', ['DTSTART:20270703T150000Z'], '2027-07-04'],
    ['hours of one day', ['DTSTART:20270703T080000Z', 'DTEND:20270703T100000Z'], '2027-07-04'],
    ['an end before its start', ['DTSTART;VALUE=DATE:20270703', 'DTEND;VALUE=DATE:20270701'], '2027-07-04'],
    ['a duration', ['DTSTART;VALUE=DATE:20270703', 'DURATION:P1W'], '2027-07-10'],
  ])('of one night at least: %s', (_name, lines, to) => {
    expect(nightsOf(...lines)).toEqual([{ from: '2027-07-03', to }]);
  });

  it.each(['-1000', '+0200', '+0900'])('of the days from midnight to midnight of its zone, %s', (offset) => {
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:There', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', `TZOFFSETFROM:${offset}`],
      ...[`TZOFFSETTO:${offset}`, 'END:STANDARD', 'END:VTIMEZONE'],
    ].join('\r\n');
    const event = eventOf('DTSTART;TZID=There:20270703T000000', 'DTEND;TZID=There:20270710T000000');
    for (const word of ['night', 'day'] as const)
      expect(readNights(calendarOf(zone, event), END, word)).toEqual([{ from: '2027-07-03', to: '2027-07-10' }]);
  });

  it('between its days in Lisbon, whatever its zone', () => {
    expect(nightsOf('DTSTART:20270702T233000Z', 'DTEND:20270709T220000Z')).toEqual([
      { from: '2027-07-03', to: '2027-07-09' },
    ]);
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:Far West', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:-1000'],
      ...['TZOFFSETTO:-1000', 'END:STANDARD', 'END:VTIMEZONE'],
    ].join('\r\n');
    const event = eventOf('DTSTART;TZID=Far West:20270702T200000', 'DTEND;TZID=Far West:20270709T080000');
    expect(readNights(calendarOf(zone, event), END, 'night')).toEqual([{ from: '2027-07-03', to: '2027-07-09' }]);
    expect(nightsOf('DTSTART;TZID=Nowhere:20270702T200000', 'DTEND;TZID=Nowhere:20270709T080000')).toEqual([
      { from: '2027-07-02', to: '2027-07-09' },
    ]);
  });

  it('although it is marked as free, but not when it is cancelled', () => {
    const dates = ['DTSTART;VALUE=DATE:20270703', 'DTEND;VALUE=DATE:20270710'];
    expect(nightsOf(...dates, 'TRANSP:TRANSPARENT')).toHaveLength(1);
    expect(nightsOf(...dates, 'STATUS:CANCELLED')).toEqual([]);
  });

  it('of two events with the same id', () => {
    const [one, two] = [eventOf('DTSTART;VALUE=DATE:20270703'), eventOf('DTSTART;VALUE=DATE:20270803')];
    expect(readNights(calendarOf(one, two), END, 'night')).toHaveLength(2);
  });

  it('of every occurrence before the end, but of those that are moved or cancelled', () => {
    const weekly = eventOf(
      'DTSTART;VALUE=DATE:20270704',
      'DTEND;VALUE=DATE:20270706',
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'EXDATE;VALUE=DATE:20270711',
    );
    const moved = eventOf(
      'RECURRENCE-ID;VALUE=DATE:20270718',
      'DTSTART;VALUE=DATE:20270719',
      'DTEND;VALUE=DATE:20270720',
    );
    const gone = eventOf('RECURRENCE-ID;VALUE=DATE:20270725', 'DTSTART;VALUE=DATE:20270725', 'STATUS:CANCELLED');
    expect(readNights(calendarOf(weekly, moved, gone), END, 'night')).toEqual([
      { from: '2027-07-04', to: '2027-07-06' },
      { from: '2027-07-19', to: '2027-07-20' },
    ]);
    expect(nightsOf('DTSTART;VALUE=DATE:20281225', 'RRULE:FREQ=DAILY')).toHaveLength(7);
  });

  it.each([
    ['from after the end of what is read', 'RECURRENCE-ID;VALUE=DATE:20290107'],
    ['from a day that the event leaves out', 'RECURRENCE-ID;VALUE=DATE:20281210'],
    ['from a day on which the event does not recur', 'RECURRENCE-ID;VALUE=DATE:20281205'],
  ])('of an occurrence that is moved %s', (_name, original) => {
    const weekly = ['DTSTART;VALUE=DATE:20281203', 'RRULE:FREQ=WEEKLY', 'EXDATE;VALUE=DATE:20281210'];
    const moved = eventOf(original, 'DTSTART;VALUE=DATE:20281220', 'DTEND;VALUE=DATE:20281222');
    const nights = readNights(calendarOf(eventOf(...weekly), moved), END, 'night');
    expect(nights.map(({ from }) => from)).toEqual([
      ...['2028-12-03', '2028-12-17', '2028-12-24', '2028-12-31'],
      '2028-12-20',
    ]);
    const cancelled = eventOf(original, 'STATUS:CANCELLED');
    expect(readNights(calendarOf(eventOf(...weekly), cancelled), END, 'night')).toHaveLength(4);
  });

  it('of a moved occurrence that stays when all others are cancelled', () => {
    const weekly = eventOf('DTSTART;VALUE=DATE:20270704', 'RRULE:FREQ=WEEKLY', 'STATUS:CANCELLED');
    const moved = (...lines: string[]) =>
      eventOf('RECURRENCE-ID;VALUE=DATE:20270718', 'DTSTART;VALUE=DATE:20270719', ...lines);
    expect(readNights(calendarOf(weekly, moved()), END, 'night')).toEqual([{ from: '2027-07-19', to: '2027-07-20' }]);
    expect(readNights(calendarOf(weekly, moved('STATUS:CANCELLED')), END, 'night')).toEqual([]);
  });

  it('of later occurrences that are moved together to before the end of what is read', () => {
    const weekly = eventOf('DTSTART;VALUE=DATE:20281221', 'RRULE:FREQ=WEEKLY');
    const moved = eventOf('RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20281228', 'DTSTART;VALUE=DATE:20281222');
    expect(readNights(calendarOf(weekly, moved), END, 'night').map(({ from }) => from)).toEqual([
      ...['2028-12-21', '2028-12-29'],
      '2028-12-22',
    ]);
  });

  it.each([
    ['in another zone', 'RECURRENCE-ID;TZID=Far West:20270710T050000', false],
    ['without a zone, as in the event', 'RECURRENCE-ID:20270710T160000', false],
    ['as a whole day, which may be another occurrence', 'RECURRENCE-ID;VALUE=DATE:20270710', true],
  ])('of an occurrence of hours that is moved and named %s', (_name, original, staysTaken) => {
    const zoneOf = (name: string, offset: string) => [
      ...['BEGIN:VTIMEZONE', `TZID:${name}`, 'BEGIN:STANDARD', 'DTSTART:19700101T000000', `TZOFFSETFROM:${offset}`],
      ...[`TZOFFSETTO:${offset}`, 'END:STANDARD', 'END:VTIMEZONE'],
    ];
    const weekly = eventOf('DTSTART;TZID=Summer:20270703T160000', 'DURATION:P2D', 'RRULE:FREQ=WEEKLY;COUNT=2');
    const moved = eventOf(original, 'DTSTART;TZID=Far West:20270719T200000', 'DTEND:20270722T080000Z');
    const file = calendarOf(...zoneOf('Summer', '+0100'), ...zoneOf('Far West', '-1000'), weekly, moved);
    expect(readNights(file, END, 'night')).toEqual([
      { from: '2027-07-03', to: '2027-07-05' },
      ...(staysTaken ? [{ from: '2027-07-10', to: '2027-07-12' }] : []),
      { from: '2027-07-20', to: '2027-07-22' },
    ]);
  });

  it('of further days that are listed', () => {
    const once = 'RRULE:FREQ=DAILY;COUNT=1';
    expect(nightsOf(FIRST, once, 'RDATE;VALUE=DATE:20270710,20270712').map(({ from }) => from)).toEqual([
      '2027-07-03',
      '2027-07-10',
      '2027-07-12',
    ]);
  });

  it.each([
    ['later', '20270710', ['2027-07-03', '2027-07-10']],
    ['earlier', '20270701', ['2027-07-01', '2027-07-03']],
  ])('of its own start, when it recurs only on further days: %s', (_name, further, days) => {
    const last = 'DTEND;VALUE=DATE:20270705';
    expect(nightsOf(FIRST, last, `RDATE;VALUE=DATE:${further}`).map(({ from }) => from)).toEqual(days);
    expect(nightsOf(FIRST, `RDATE;VALUE=DATE:${further}`, 'EXDATE;VALUE=DATE:20270703')).toHaveLength(1);
  });

  it('of further occurrences that are listed with an end or a duration of their own', () => {
    const event = eventOf(
      ...['DTSTART:20270703T150000Z', 'DTEND:20270705T100000Z', 'RDATE:20270801T150000Z'],
      'RDATE;VALUE=PERIOD:20270710T150000Z/20270714T100000Z,20270720T150000Z/P1D,20270725T150000Z/P1D',
    );
    const moved = eventOf(...['RECURRENCE-ID:20270725T150000Z', 'DTSTART:20270727T150000Z', 'DTEND:20270730T100000Z']);
    expect(readNights(calendarOf(event, moved), END, 'night')).toEqual([
      { from: '2027-07-03', to: '2027-07-05' },
      { from: '2027-07-10', to: '2027-07-14' },
      { from: '2027-07-20', to: '2027-07-21' },
      { from: '2027-08-01', to: '2027-08-03' },
      { from: '2027-07-27', to: '2027-07-30' },
    ]);
  });

  it('of a moved occurrence whose event is not in the file', () => {
    expect(nightsOf('RECURRENCE-ID;VALUE=DATE:20270718', 'DTSTART;VALUE=DATE:20270719')).toEqual([
      { from: '2027-07-19', to: '2027-07-20' },
    ]);
  });
});

describe('an event at a venue that is hired by the day takes the days', () => {
  it.each([
    ['hours, with the day of its end', ['DTSTART:20270703T080000Z', 'DTEND:20270705T170000Z'], '2027-07-06'],
    ['hours of one day', ['DTSTART:20270703T080000Z', 'DTEND:20270703T100000Z'], '2027-07-04'],
    ['hours up to midnight in Lisbon', ['DTSTART:20270703T080000Z', 'DTEND:20270704T230000Z'], '2027-07-05'],
    ['hours into a night', ['DTSTART:20270703T180000Z', 'DTEND:20270704T010000Z'], '2027-07-05'],
    ['hours without a zone', ['DTSTART:20270703T090000', 'DTEND:20270705T180000'], '2027-07-06'],
    ['hours without a zone up to midnight', ['DTSTART:20270703T090000', 'DTEND:20270705T000000'], '2027-07-05'],
    ['a time without an end', ['DTSTART:20270703T080000Z'], '2027-07-04'],
    ['whole days', ['DTSTART;VALUE=DATE:20270703', 'DTEND;VALUE=DATE:20270705'], '2027-07-05'],
    ['one whole day', ['DTSTART;VALUE=DATE:20270703'], '2027-07-04'],
  ])('of %s', (_name, lines, to) => {
    expect(readNights(calendarOf(eventOf(...lines)), END, 'day')).toEqual([{ from: '2027-07-03', to }]);
  });

  it('of each occurrence', () => {
    const weekly = eventOf('DTSTART:20270703T080000Z', 'DTEND:20270704T170000Z', 'RRULE:FREQ=WEEKLY;COUNT=2');
    expect(readNights(calendarOf(weekly), END, 'day')).toEqual([
      { from: '2027-07-03', to: '2027-07-05' },
      { from: '2027-07-10', to: '2027-07-12' },
    ]);
  });
});

describe('a file is read', () => {
  it.each(['\n', '\r', '\r\n'])('with line ends %j, folded lines and a mark of its encoding', (end) => {
    const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', 'SUMMARY:Two', '  lines', 'DTSTART;VALUE=DATE:20270703'];
    const text = `\uFEFF${[...lines, 'END:VEVENT', 'END:VCALENDAR'].join(end)}`;
    expect(readNights(text, END, 'night')).toEqual([{ from: '2027-07-03', to: '2027-07-04' }]);
  });

  it('with days that do not say that they are days', () => {
    const stay = ['DTSTART:20270703', 'DTEND:20270705', 'RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE:20270710,20270717'];
    const moved = eventOf('RECURRENCE-ID:20270724', 'DTSTART:20270725', 'DTEND:20270728');
    expect(readNights(calendarOf(eventOf(...stay), moved), END, 'day')).toEqual([
      { from: '2027-07-03', to: '2027-07-05' },
      { from: '2027-07-25', to: '2027-07-28' },
    ]);
    expect(() => nightsOf('DTSTART:20270631')).toThrow(brokenCalendar(''));
  });

  it('with several calendars, and with none of an event', () => {
    const one = calendarOf(eventOf('DTSTART;VALUE=DATE:20270703'));
    expect(readNights(`${one}${one}`, END, 'night')).toHaveLength(2);
    expect(readNights(calendarOf(), END, 'night')).toEqual([]);
  });
});

describe('a file is rejected', () => {
  it.each([
    ['with nothing in it', '', NO_CALENDAR],
    ['that is a page', '<!doctype html><title>Sign in</title>', NO_CALENDAR],
    ['in another format', '{"events": []}', NO_CALENDAR],
    ['that breaks off', calendarOf('BEGIN:VEVENT', 'DTSTART;VALUE=DATE:20270703'), brokenCalendar('')],
    ['with an entry without a day', calendarOf(eventOf('SUMMARY:Soon')), EVENT_WITHOUT_START],
    [
      'with a moved occurrence without a day',
      calendarOf(eventOf(FIRST, 'RRULE:FREQ=DAILY;COUNT=2'), eventOf('RECURRENCE-ID;VALUE=DATE:20270704')),
      EVENT_WITHOUT_START,
    ],
    ['with a word for a day', calendarOf(eventOf('DTSTART:soon')), brokenCalendar('')],
    ['with a day that does not exist', calendarOf(eventOf('DTSTART;VALUE=DATE:20270631')), brokenCalendar('')],
    [
      'with an occurrence that is moved to a day that does not exist',
      calendarOf(eventOf(FIRST, DAILY), eventOf('RECURRENCE-ID;VALUE=DATE:20270704', 'DTSTART;VALUE=DATE:20270631')),
      brokenCalendar(''),
    ],
    [
      'with an occurrence that is moved from a day that does not exist',
      calendarOf(eventOf(FIRST, DAILY), eventOf('RECURRENCE-ID;VALUE=DATE:20270732', 'DTSTART;VALUE=DATE:20270805')),
      brokenCalendar(''),
    ],
    [
      'with a day left out that does not exist',
      calendarOf(eventOf(FIRST, DAILY, 'EXDATE;VALUE=DATE:20270704,20270931')),
      brokenCalendar(''),
    ],
    [
      'with an occurrence until a day that does not exist',
      calendarOf(eventOf('DTSTART:20270603T150000Z', 'RDATE;VALUE=PERIOD:20270620T150000Z/20270631T100000Z')),
      brokenCalendar(''),
    ],
    ['with an unknown rule', calendarOf(eventOf(FIRST, 'RRULE:FREQ=SOMETIMES')), brokenCalendar('')],
    ['with an entry for every second', calendarOf(eventOf(FIRST, 'RRULE:FREQ=SECONDLY')), brokenCalendar('')],
    [
      'with a day of the year 1000 for ever',
      calendarOf(eventOf('DTSTART;VALUE=DATE:10000101', DAILY)),
      TOO_MANY_EVENTS,
    ],
  ])('%s', (_name, text, reason) => {
    expect(() => readNights(text, END, 'night')).toThrow(reason);
  });
});
