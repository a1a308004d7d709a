import { expect, it } from 'vitest';
import { EVENT_WITHOUT_START, SLOW_CALENDAR } from '#domain/stay/feeds/feed-text.ts';
import { FeedRejected } from './feed-rejected.ts';
import { readNightsApart } from './read-nights-apart.ts';

const END = '2029-01-01';

/** Milliseconds that no file needs, on a busy machine either: where another limit is tested, time must not come first. */
const ENOUGH = 60_000;

const calendarOf = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');

it('a file is read in a process of its own', async () => {
  expect(await readNightsApart(calendarOf('DTSTART;VALUE=DATE:20270703'), END, 'night', ENOUGH)).toEqual([
    { from: '2027-07-03', to: '2027-07-04' },
  ]);
  const hours = calendarOf('DTSTART:20270703T080000Z', 'DTEND:20270704T170000Z');
  expect(await readNightsApart(hours, END, 'day', ENOUGH)).toEqual([{ from: '2027-07-03', to: '2027-07-05' }]);
  await expect(readNightsApart(calendarOf(), END, 'night', ENOUGH)).rejects.toThrow(EVENT_WITHOUT_START);
});

it('a file that would be read for ever is given up', async () => {
  const endless = calendarOf('DTSTART;VALUE=DATE:20270703', 'RRULE:FREQ=DAILY;INTERVAL=99999999');
  await expect(readNightsApart(endless, END, 'night', 500)).rejects.toThrow(SLOW_CALENDAR);
});

it('a file that takes too much memory is given up, and the next one is read', async () => {
  const day = 'DTSTART;VALUE=DATE:20270703';
  const hostile = calendarOf(day, `RDATE;VALUE=DATE:20270703${',20270703'.repeat(200_000)}`);
  const error = await readNightsApart(hostile, END, 'night', ENOUGH).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(FeedRejected);
  expect(error).toMatchObject({ message: SLOW_CALENDAR, cause: { limit: 'memory' } });
  expect(await readNightsApart(calendarOf(day), END, 'night', ENOUGH)).toHaveLength(1);
});
