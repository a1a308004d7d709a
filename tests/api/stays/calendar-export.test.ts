import nodeIcal from 'node-ical';
import { afterAll, describe, expect, it } from 'vitest';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { addDays, type NightRange } from '#domain/stay/nights.ts';
import { holdFixture } from '#domain/stay/stay-fixture.ts';
import { callSite, readProblem } from '#support/api/calls.ts';
import { openContentFixture } from '#support/content/fixture.ts';
import { blockOf, bookingOf, calendarOf } from '#support/stays/calendar-fixture.ts';
import { openFeedFixture } from '#support/stays/feed-fixture.ts';

const TODAY = lisbonTime(new Date()).date;

const content = await openContentFixture();
const feeds = openFeedFixture(content);
const concierge = await content.openAccount('concierge');
afterAll(async () => {
  await feeds.close();
  await content.close();
});

const keyPath = (id: string) => `/api/admin/calendars/${id}/export-key`;

async function share(id: string): Promise<string> {
  const { exportKey } = await calendarOf(await content.call('POST', keyPath(id)));
  return `/api/calendars/${exportKey}/nights.ics`;
}

/** The events of a file as another library reads them. */
function eventsOf(text: string): (NightRange & { summary: unknown })[] {
  const dayOf = (date: Date) => new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap((event) =>
    event?.type === 'VEVENT'
      ? [{ from: dayOf(event.start), to: dayOf(event.end ?? event.start), summary: event.summary }]
      : [],
  );
}

describe('the calendar for other sites', () => {
  it('has blocks, holds and bookings without a word about guests, and no nights of other sites', async () => {
    const id = await feeds.calendars.openProperty();
    const days = (start: number, nights: number): NightRange => ({
      from: addDays(TODAY, start),
      to: addDays(TODAY, start + nights),
    });
    const feed = await feeds.openFeed(id);
    feed.take(days(60, 7));
    await feeds.readAll();
    const ranges = [days(10, 3), days(20, 7), days(40, 1)] as const;
    const { occupancies } = await feeds.calendarOf(id);
    const hold = holdFixture(ranges[2].from, ranges[2].to, '2099-01-01T00:00:00.000Z');
    await feeds.calendars.store(id, [
      ...occupancies,
      hold,
      holdFixture(addDays(TODAY, 80), addDays(TODAY, 81), '2026-01-01T00:00:00.000Z'),
    ]);
    await feeds.calendars.add(concierge, id, { ...blockOf(ranges[0].from, ranges[0].to), note: 'The owner, Ana' });
    await feeds.calendars.add(concierge, id, { ...bookingOf(ranges[1].from, ranges[1].to), note: 'A family of six' });
    const response = await callSite(await share(id));
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    const text = await response.text();
    expect(text).not.toMatch(/Ana|family/);
    expect(eventsOf(text)).toEqual([
      { ...ranges[0], summary: 'Blocked' },
      { ...ranges[1], summary: 'Booked' },
      { ...ranges[2], summary: 'On hold' },
    ]);
  });

  it('is the same after a year of blocks is read elsewhere', async () => {
    const [here, there] = [await feeds.calendars.openProperty(), await feeds.calendars.openProperty()];
    const blocks = Array.from({ length: 52 }, (_, week) => {
      const from = addDays(TODAY, 7 * week + 1);
      return { ...blockOf(from, addDays(from, 1 + (week % 6))), by: 'someone', createdAt: new Date().toISOString() };
    });
    await feeds.calendars.store(here, blocks);
    const feed = await feeds.openFeed(there);
    feed.put(await (await callSite(await share(here))).text());
    await feeds.readAll();
    const nights = ({ from, to }: NightRange) => ({ from, to });
    expect((await feeds.calendarOf(there)).occupancies.map(nights)).toEqual(blocks.map(nights));
  });

  it('has a new secret URL on demand, and none when it is revoked', async () => {
    const id = await feeds.calendars.openProperty();
    const first = await share(id);
    expect((await callSite(first)).status).toBe(200);
    const second = await share(id);
    expect(second).not.toBe(first);
    expect(await readProblem(await callSite(first))).toMatchObject({ code: 'not_found' });
    expect((await callSite(second)).status).toBe(200);
    await content.call('DELETE', keyPath(id));
    expect((await callSite(second)).status).toBe(404);
    expect((await content.callAs(concierge, 'POST', keyPath(id))).status).toBe(403);
    expect((await callSite('/api/calendars/00000000000000000000000000000000/nights.ics')).status).toBe(404);
    expect((await callSite('/api/calendars/null/nights.ics')).status).toBe(404);
  });
});
