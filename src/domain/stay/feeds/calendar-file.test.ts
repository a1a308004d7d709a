import { expect, it } from 'vitest';
import { bookingFixture, feedFixture, holdFixture } from '#domain/stay/stay-fixture.ts';
import { writeCalendarFile } from './calendar-file.ts';

const NOW = new Date('2027-01-10T12:00:00Z');

it('a calendar for other sites has what staff keep and is not over, in order', () => {
  const booking = { ...bookingFixture('2027-05-01', '2027-05-08'), id: '1', note: 'Ana' };
  const hold = { ...holdFixture('2027-01-08', '2027-01-12', '2027-01-11T00:00:00.000Z'), id: '2' };
  const occupancies = [
    booking,
    hold,
    feedFixture('2027-06-01', '2027-06-02'),
    bookingFixture('2027-01-01', '2027-01-10'),
    bookingFixture('2029-02-01', '2029-02-03'),
    holdFixture('2027-03-01', '2027-03-02', '2027-01-10T11:00:00.000Z'),
  ];
  expect(writeCalendarFile({ occupancies, updatedAt: '2027-01-09T08:30:00.000Z' }, NOW).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Property marketplace//Calendar//EN',
    'METHOD:PUBLISH',
    'REFRESH-INTERVAL;VALUE=DURATION:PT30M',
    'X-PUBLISHED-TTL:PT30M',
    'BEGIN:VEVENT',
    'UID:2',
    'DTSTAMP:20270109T083000Z',
    'DTSTART;VALUE=DATE:20270108',
    'DTEND;VALUE=DATE:20270112',
    'SUMMARY:On hold',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTAMP:20270109T083000Z',
    'DTSTART;VALUE=DATE:20270501',
    'DTEND;VALUE=DATE:20270508',
    'SUMMARY:Booked',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});
