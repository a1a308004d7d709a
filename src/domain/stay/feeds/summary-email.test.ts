import { expect, it } from 'vitest';
import { settingsFixture } from '#domain/content/published-fixture.ts';
import { addDays, type NightRange } from '#domain/stay/nights.ts';
import type { Occupancy } from '#domain/stay/occupancy.ts';
import { feedFixture } from '#domain/stay/stay-fixture.ts';
import { describeOverlap } from './overlap-text.ts';
import { findOverlaps } from './overlaps.ts';
import { calendarSummaryMail } from './summary-email.ts';

const NOW = new Date('2027-01-10T12:00:00Z');
const TODAY = '2027-01-10';

const textOf = (range: NightRange): string => `${range.from} to ${range.to}`;

/** What the email says of a property whose calendar has these entries. */
function messageAbout(occupancies: readonly Occupancy[]) {
  const lines = findOverlaps({ occupancies: [...occupancies], sameStays: [] }, TODAY, NOW).map((overlap) => {
    const { what, advice } = describeOverlap(overlap, textOf);
    return `${what} ${advice}`;
  });
  const trouble = { property: 'Casa da Duna', lines };
  return {
    lines,
    ...calendarSummaryMail([trouble], 'https://site.example/admin/calendars', settingsFixture()).message,
  };
}

it('names every night of a property that was sold twice', () => {
  const weeks = Array.from({ length: 10 }, (_, week) => addDays(TODAY, week * 7));
  const { lines, text } = messageAbout(
    weeks.flatMap((week) => ['Airbnb', 'Vrbo'].map((site) => feedFixture(week, addDays(week, 5), site))),
  );
  expect(lines).toHaveLength(10);
  for (const line of lines) expect(text).toContain(line);
  expect(text).not.toContain('more on its calendar');
});

it('fits into a document, however many stays other sites name, and says how many more there are', () => {
  const stays = (first: number) =>
    Array.from({ length: 365 }, (_, index) => {
      const from = addDays(TODAY, first + index * 2);
      return feedFixture(from, addDays(from, 2));
    });
  const { lines, text, html } = messageAbout([0, 1, 0, 1].flatMap(stays));
  // The database takes documents of one megabyte.
  expect(lines.join('').length).toBeGreaterThan(500_000);
  expect(text.length + html.length).toBeLessThan(20_000);
  expect(text).toContain(lines[9]);
  expect(text.split('and taken at Airbnb')).toHaveLength(11);
  expect(text).toContain(`And ${lines.length - 10} more on its calendar.`);
});

it('speaks of one property in the singular', () => {
  const trouble = { property: 'Casa da Duna', lines: ['Sold twice.'] };
  const openingOf = (count: number): string =>
    calendarSummaryMail(
      Array.from({ length: count }, () => trouble),
      'https://site.example',
      settingsFixture(),
    ).message.text;
  expect(openingOf(1)).toContain('Dates may be sold twice at this property until somebody looks at it.');
  expect(openingOf(2)).toContain('Dates may be sold twice at these properties until somebody looks at them.');
});

it('counts every property that needs somebody, also those that it has no room for', () => {
  const troubles = Array.from({ length: 52 }, (_, n) => ({ property: `Casa ${n}`, lines: ['Sold twice.'] }));
  const url = 'https://site.example/admin/calendars';
  const { subject, text } = calendarSummaryMail(troubles, url, settingsFixture()).message;
  expect(subject).toBe('52 calendars need you');
  expect(text).toContain('Casa 49: Sold twice.');
  expect(text).not.toContain('Casa 50');
  expect(text).toContain('There are 2 more properties: the calendars show them all.');
  expect(calendarSummaryMail(troubles.slice(1), url, settingsFixture()).message.text).toContain(
    'There is 1 more property: the calendars show them all.',
  );
});
