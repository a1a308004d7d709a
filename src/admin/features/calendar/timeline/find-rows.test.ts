import { NO_CALENDAR, stayCalendarSchema } from '#domain/stay/calendar.ts';
import { bookingFixture, feedFixture, holdFixture } from '#domain/stay/stay-fixture.ts';
import { expect, it } from 'vitest';
import { findRows, findTwice, type TimelineProperty } from './find-rows.ts';
import { DEFAULT_TIMELINE, type TimelineSearch } from './timeline-search.ts';

const NOW = new Date('2027-01-10T12:00:00Z');

const casa: TimelineProperty = {
  ...{ id: 'casa', title: 'Casa da Praia', location: 'Óbidos', type: 'rental', destination: null, people: 8 },
};
const quinta: TimelineProperty = {
  ...{ id: 'quinta', title: 'Quinta', location: 'Comporta', type: 'event', destination: 'comporta', people: 90 },
};
const booked = { occupancies: [bookingFixture('2027-07-03', '2027-07-10')] };

function found(search: Partial<TimelineSearch>, calendars = new Map([['casa', booked]])): string[] {
  const all = new Map<string, typeof booked | null>([['casa', null], ['quinta', null], ...calendars]);
  return findRows([casa, quinta], all, new Set(['quinta']), { ...DEFAULT_TIMELINE, ...search }, NOW).map(
    ({ id }) => id,
  );
}

it('words are found in name and place, without their accents', () => {
  expect(found({ text: 'obidos praia' })).toEqual(['casa']);
  expect(found({ text: 'porto' })).toEqual([]);
});

it('type, destination and number of guests leave out the others', () => {
  expect(found({ type: 'event' })).toEqual(['quinta']);
  expect(found({ place: 'comporta' })).toEqual(['quinta']);
  expect(found({ guests: 9 })).toEqual(['quinta']);
  expect(found({ guests: 8 })).toEqual(['casa', 'quinta']);
});

it('only properties whose every night of a range is free are found; a departure and an arrival share a day', () => {
  expect(found({ from: '2027-07-09', to: '2027-07-12' })).toEqual(['quinta']);
  expect(found({ from: '2027-07-10', to: '2027-07-12' })).toEqual(['casa', 'quinta']);
  expect(found({ from: '2027-06-30', to: '2027-07-03' })).toEqual(['casa', 'quinta']);
});

it('a venue that is hired by the day is found only while the last day is free too', () => {
  const calendars = new Map([['quinta', { occupancies: [bookingFixture('2027-05-09', '2027-05-10')] }]]);
  const free = (from: string, to: string) => found({ type: 'event', from, to }, calendars);
  expect(free('2027-05-08', '2027-05-09')).toEqual([]);
  expect(free('2027-05-09', '2027-05-09')).toEqual([]);
  expect(free('2027-05-07', '2027-05-08')).toEqual(['quinta']);
  expect(free('2027-05-10', '2027-05-10')).toEqual(['quinta']);
});

it('the same first and last day has no night, which leaves out no letting', () => {
  expect(found({ type: 'rental', from: '2027-07-04', to: '2027-07-04' })).toEqual(['casa']);
});

it('a hold that has expired takes no night', () => {
  const held = (expiresAt: string) =>
    new Map([['casa', { occupancies: [holdFixture('2027-07-03', '2027-07-10', expiresAt)] }]]);
  const nights = { from: '2027-07-04', to: '2027-07-05' };
  expect(found(nights, held('2027-01-10T13:00:00.000Z'))).toEqual(['quinta']);
  expect(found(nights, held('2027-01-10T11:00:00.000Z'))).toEqual(['casa', 'quinta']);
});

it('a property without a calendar is free, and one whose calendar was not read is not found', () => {
  const rows = findRows([casa, quinta], new Map([['casa', null]]), new Set(), DEFAULT_TIMELINE, NOW);
  expect(rows.map(({ id }) => id)).toEqual(['casa']);
});

it('properties with two stays on the same nights are found', () => {
  const calendarOf = (to: string) =>
    stayCalendarSchema.parse({
      ...{ ...NO_CALENDAR, rev: 1, updatedAt: NOW.toISOString() },
      occupancies: [bookingFixture('2027-07-03', to), feedFixture('2027-07-08', '2027-07-12')],
    });
  const calendars = new Map([
    ['casa', calendarOf('2027-07-10')],
    ['quinta', calendarOf('2027-07-08')],
  ]);
  expect([...findTwice(calendars, '2027-01-10', NOW)]).toEqual(['casa']);
  expect(found({ isTwice: true })).toEqual(['quinta']);
});
