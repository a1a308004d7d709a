import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { stayCalendarSchema } from '#domain/stay/calendar.ts';
import { OCCUPANCIES_MAX } from '#domain/stay/limits.ts';
import { addDays } from '#domain/stay/nights.ts';
import { bookingFixture, seasonFixture } from '#domain/stay/stay-fixture.ts';
import type { Account } from '#support/accounts/fixture.ts';
import { readProblem } from '#support/api/calls.ts';
import { openContentFixture, type ContentFixture } from '#support/content/fixture.ts';
import {
  blockOf,
  bookingOf,
  calendarOf,
  openCalendarFixture,
  TERMS,
  type CalendarFixture,
} from '#support/stays/calendar-fixture.ts';

let content: ContentFixture;
let calendars: CalendarFixture;
let concierge: Account;
beforeAll(async () => {
  content = await openContentFixture();
  calendars = openCalendarFixture(content);
  concierge = await content.openAccount('concierge');
});
afterAll(async () => {
  await calendars.close();
  await content.close();
});

describe('the prices of a property', () => {
  it('are saved from the revision that the editor saw', async () => {
    const id = await calendars.openProperty();
    const first = await calendarOf(await calendars.saveTerms(id, 0));
    expect(first).toMatchObject({ ...TERMS, rev: 1, occupancies: [] });
    const fees = { ...TERMS.fees, cleaning: 200 };
    expect(await calendarOf(await calendars.saveTerms(id, 1, { ...TERMS, fees }))).toMatchObject({ fees, rev: 2 });

    const problem = await readProblem(await calendars.saveTerms(id, 1));
    expect(problem).toMatchObject({ code: 'conflict', current: { fees, rev: 2 } });
    expect(stayCalendarSchema.parse(problem.current)).toEqual(await calendars.read(id));
    expect(await calendars.read(id)).toMatchObject({ fees, rev: 2 });
  });

  it('leave the taken nights as they are', async () => {
    const id = await calendars.openProperty();
    await calendars.add(concierge, id, blockOf('2027-05-01', '2027-05-04'));
    expect((await calendarOf(await calendars.saveTerms(id, 1))).occupancies).toHaveLength(1);
  });

  it('have an entry in the audit log of their property', async () => {
    const id = await calendars.openProperty();
    await calendars.saveTerms(id, 0);
    const [, entry] = await content.readAudit(`properties/${id}`);
    expect(entry).toMatchObject({
      action: 'calendar.priced',
      uid: content.editor.uid,
      after: { fees: { cleaning: 150 } },
    });
  });

  it.each([
    ['two seasons with the same night', { seasons: [seasonFixture(), seasonFixture({ from: '2027-12-31' })] }],
    ['a season that ends before it begins', { seasons: [seasonFixture({ to: '2026-01-01' })] }],
    ['a negative fee', { fees: { ...TERMS.fees, cleaning: -1 } }],
    ['a municipality that does not exist', { fees: { ...TERMS.fees, municipality: 'atlantis' } }],
  ])('with %s are rejected', async (_, wrong) => {
    const id = await calendars.openProperty();
    const answer = await content.call('PUT', `/api/admin/calendars/${id}/terms`, { ...TERMS, ...wrong, rev: 0 });
    expect((await readProblem(answer)).code).toBe('invalid_request');
    expect(await calendars.read(id)).toBeNull();
  });

  it('of a property that does not exist are rejected', async () => {
    expect((await readProblem(await calendars.saveTerms(randomUUID(), 0))).code).toBe('not_found');
  });
});

describe('nights', () => {
  it('are blocked and booked by editors and concierges, and made free again', async () => {
    const id = await calendars.openProperty();
    const [block, booking] = [blockOf('2027-05-01', '2027-05-04'), bookingOf('2027-05-04', '2027-05-11')];
    await calendars.add(content.editor, id, block);
    const both = await calendarOf(await calendars.add(concierge, id, booking));
    expect(both.occupancies).toMatchObject([block, { ...booking, by: concierge.uid }]);

    const freed = await calendarOf(await calendars.remove(content.editor, id, booking.id));
    expect(freed).toMatchObject({ rev: 3, occupancies: [block] });
    expect(await calendarOf(await calendars.remove(content.editor, id, booking.id))).toMatchObject({ rev: 3 });
    const actions = (await content.readAudit(`properties/${id}`)).map(({ action, details }) => [
      action,
      details['dates'],
    ]);
    expect(actions.slice(1)).toEqual([
      ['calendar.blocked', '1 – 4 May 2027'],
      ['calendar.booked', '4 – 11 May 2027'],
      ['calendar.freed', '4 – 11 May 2027'],
    ]);
  });

  it.each([
    ['the first night', '2027-05-07', '2027-05-11'],
    ['the last night', '2027-04-29', '2027-05-05'],
    ['all nights', '2027-05-04', '2027-05-08'],
    ['a night within', '2027-05-05', '2027-05-06'],
  ])('of which %s is taken are a conflict that shows what is stored', async (_, from, to) => {
    const id = await calendars.openProperty();
    const booking = bookingOf('2027-05-04', '2027-05-08');
    await calendars.add(concierge, id, booking);
    const problem = await readProblem(await calendars.add(concierge, id, blockOf(from, to)));
    expect(problem).toMatchObject({ code: 'conflict', current: { rev: 1, occupancies: [{ id: booking.id }] } });
    expect((await calendars.read(id))?.occupancies).toHaveLength(1);
  });

  it('that are sent twice are taken once', async () => {
    const id = await calendars.openProperty();
    const booking = bookingOf('2027-05-04', '2027-05-08');
    await calendars.add(concierge, id, booking);
    expect(await calendarOf(await calendars.add(concierge, id, booking))).toMatchObject({ rev: 1 });
    const other = { ...booking, to: '2027-05-09' };
    expect((await readProblem(await calendars.add(concierge, id, other))).code).toBe('conflict');
  });

  it('are not taken when the calendar is full, until an entry is removed', async () => {
    const id = await calendars.openProperty();
    const { date: today } = lisbonTime(new Date());
    // Entries long past would make room.
    const days = Array.from({ length: OCCUPANCIES_MAX }, (_, index) => addDays(today, index));
    await calendars.store(
      id,
      days.map((day) => bookingFixture(day, addDays(day, 1))),
    );
    const after = addDays(today, OCCUPANCIES_MAX);
    const booking = bookingOf(after, addDays(after, 7));
    const problem = await readProblem(await calendars.add(concierge, id, booking));
    expect(problem).toMatchObject({ code: 'invalid_request', fields: [{ path: '' }] });
    expect(problem.fields?.[0]?.message).toBe(
      'This calendar is full: it has 400 entries. Please make nights free that nobody needs any more.',
    );
    const [first] = (await calendars.read(id))?.occupancies ?? [];
    await calendars.remove(concierge, id, first?.id ?? '');
    expect((await calendarOf(await calendars.add(concierge, id, booking))).occupancies).toHaveLength(OCCUPANCIES_MAX);
  });

  it.each([
    ['end before they begin', { to: '2027-05-01' }],
    ['are no days', { from: '2027-02-30' }],
    ['are more than two years', { to: '2030-05-04' }],
    ['have no id', { id: undefined }],
  ])('that %s are rejected', async (_, wrong) => {
    const id = await calendars.openProperty();
    const body = { ...blockOf('2027-05-04', '2027-05-08'), ...wrong };
    const answer = await content.call('POST', `/api/admin/calendars/${id}/occupancies`, body);
    expect((await readProblem(answer)).code).toBe('invalid_request');
  });
});

it('of two colleagues who want the same nights at once, one gets them', async () => {
  const id = await calendars.openProperty();
  const [one, other] = await Promise.all([
    calendars.add(concierge, id, bookingOf('2027-05-04', '2027-05-08')),
    calendars.add(content.editor, id, blockOf('2027-05-06', '2027-05-12')),
  ]);
  expect([one.status, other.status].sort()).toEqual([200, 409]);
  expect((await calendars.read(id))?.occupancies).toHaveLength(1);
});
