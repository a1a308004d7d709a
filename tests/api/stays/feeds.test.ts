import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { URL_NOT_PUBLIC } from '#domain/media/text.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import { FEED_KNOWN } from '#domain/stay/feeds/feed-text.ts';
import { addDays, type NightRange } from '#domain/stay/nights.ts';
import { findOverlaps } from '#domain/stay/feeds/overlaps.ts';
import { calendarFeedPath, propertyPath, publishedPropertyPath } from '#functions/platform/firestore-paths.ts';
import { readProblem } from '#support/api/calls.ts';
import { openContentFixture } from '#support/content/fixture.ts';
import { blockOf, bookingOf, calendarOf } from '#support/stays/calendar-fixture.ts';
import { openPropertyFixture, savedPropertySchema } from '#support/content/property-fixture.ts';
import { openFeedFixture, readingOf } from '#support/stays/feed-fixture.ts';

const TODAY = lisbonTime(new Date()).date;
const WEEK: NightRange = { from: addDays(TODAY, 40), to: addDays(TODAY, 47) };
const NEXT_WEEK: NightRange = { from: WEEK.to, to: addDays(WEEK.to, 7) };
// The emulators answer it.
const SAMPLE = 'https://calendars.example/nights.ics';

const content = await openContentFixture();
const feeds = openFeedFixture(content);
const concierge = await content.openAccount('concierge');
afterAll(async () => {
  await feeds.close();
  await content.close();
});

const pathOf = (propertyId: string, feedId?: string) =>
  `/api/admin/calendars/${propertyId}/feeds${feedId === undefined ? '' : `/${feedId}`}`;

const nightsOf = async (propertyId: string): Promise<NightRange[]> =>
  (await feeds.calendarOf(propertyId)).occupancies.map(({ from, to }) => ({ from, to }));

describe('a calendar of another site', () => {
  it('is read when it is added, and its nights are taken', async () => {
    const id = await feeds.calendars.openProperty();
    const body = { id: randomUUID(), site: 'Airbnb', url: SAMPLE };
    const { feed, calendar } = await readingOf(await content.call('POST', pathOf(id), body));
    expect(feed).toMatchObject({
      ...body,
      propertyId: id,
      by: content.editor.uid,
      state: { code: 'read', nights: 14 },
    });
    expect(calendar.occupancies).toMatchObject([
      { kind: 'feed', feedId: body.id, site: 'Airbnb', from: addDays(TODAY, 35), to: addDays(TODAY, 42) },
      { kind: 'feed', feedId: body.id, site: 'Airbnb' },
    ]);
    const taken = bookingOf(addDays(TODAY, 41), addDays(TODAY, 43));
    expect(await readProblem(await feeds.calendars.add(concierge, id, taken))).toMatchObject({ code: 'conflict' });
    const entry = calendar.occupancies[0]?.id ?? '';
    expect(await readProblem(await feeds.calendars.remove(concierge, id, entry))).toMatchObject({ code: 'not_found' });
    expect((await content.readAudit(`properties/${id}`)).at(-1)).toMatchObject({
      ...{ action: 'calendar.feed-added', details: { site: 'Airbnb', nights: 14 } },
    });

    const again = await content.call('POST', pathOf(id), { ...body, id: randomUUID() });
    expect(await readProblem(again)).toMatchObject({ fields: [{ path: 'url', message: FEED_KNOWN }] });
    const removed = await calendarOf(await content.call('DELETE', pathOf(id, body.id)));
    expect(removed.occupancies).toEqual([]);
    expect((await content.call('DELETE', pathOf(id, body.id))).status).toBe(200);
  });

  it('is not added when it cannot be read, with the reason at the field', async () => {
    const id = await feeds.calendars.openProperty();
    const body = { id: randomUUID(), site: 'Airbnb', url: 'https://localhost/nights.ics' };
    const problem = await readProblem(await content.call('POST', pathOf(id), body));
    expect(problem).toMatchObject({ code: 'invalid_request', fields: [{ path: 'url' }] });
    expect(problem.fields?.[0]?.message).toContain(URL_NOT_PUBLIC);
    expect((await content.firestore.doc(calendarFeedPath(body.id)).get()).exists).toBe(false);
    expect(await feeds.calendars.read(id)).toBeNull();
  });

  it('is added and removed by editors alone', async () => {
    const id = await feeds.calendars.openProperty();
    const feed = await feeds.openFeed(id);
    const body = { id: randomUUID(), site: 'Airbnb', url: SAMPLE };
    expect((await content.callAs(concierge, 'POST', pathOf(id), body)).status).toBe(403);
    expect((await content.callAs(concierge, 'DELETE', pathOf(id, feed.id))).status).toBe(403);
    const other = await feeds.calendars.openProperty();
    expect(
      (await content.callAs(concierge, 'POST', `${pathOf(other, feed.id)}/reading`, { isEmpty: false })).status,
    ).toBe(404);
  });
});

describe('the job', () => {
  it('takes what was sold and frees what was cancelled, and changes nothing while the file is the same', async () => {
    const id = await feeds.calendars.openProperty();
    const feed = await feeds.openFeed(id);
    feed.take(WEEK);
    await feeds.readAll(1);
    const first = await feeds.calendarOf(id);
    expect(first.occupancies).toMatchObject([{ kind: 'feed', ...WEEK }]);
    expect(JSON.stringify(first)).not.toContain('Ana');

    await feeds.readAll(2);
    expect(feeds.sites.countReads(feed.url)).toBe(1);
    feed.take(WEEK, NEXT_WEEK);
    await feeds.readAll(3);
    const second = await feeds.calendarOf(id);
    expect(second.rev).toBe(first.rev + 1);
    expect(second.occupancies.map((entry) => entry.id)[0]).toBe(first.occupancies[0]?.id);
    feed.take(NEXT_WEEK);
    await feeds.readAll(4);
    expect(await nightsOf(id)).toEqual([NEXT_WEEK]);
    expect(await feed.read()).toMatchObject({ state: { code: 'read', nights: 7 } });
  });

  it('keeps the nights of a site that fails, since when, and reads the others', async () => {
    const id = await feeds.calendars.openProperty();
    const [broken, silent, good] = [await feeds.openFeed(id), await feeds.openFeed(id), await feeds.openFeed(id)];
    const [one, two] = [WEEK, NEXT_WEEK];
    broken.take(one);
    silent.take(two);
    await feeds.readAll(1);
    broken.put('<!doctype html><title>Sign in</title>');
    silent.put(null);
    const later = { from: NEXT_WEEK.to, to: addDays(NEXT_WEEK.to, 3) };
    good.take(later);
    await feeds.readAll(2);
    expect((await nightsOf(id)).toSorted((a, b) => (a.from < b.from ? -1 : 1))).toEqual([one, two, later]);
    const failed = await broken.read();
    expect(failed?.state).toMatchObject({
      code: 'failed',
      why: 'The address does not lead to a calendar. It usually ends in .ics',
    });
    expect((await silent.read())?.state).toMatchObject({
      why: 'The site does not give its calendar: the URL does not respond in time',
    });
    await feeds.readAll(3);
    expect((await broken.read())?.state).toEqual(failed?.state);
    broken.take(one);
    await feeds.readAll(4);
    expect((await broken.read())?.state).toEqual({ code: 'read', nights: 7 });
  });

  it('keeps the nights of a calendar that is suddenly empty, until staff say that it is', async () => {
    const id = await feeds.calendars.openProperty();
    const feed = await feeds.openFeed(id);
    feed.take(WEEK);
    await feeds.readAll(1);
    feed.take();
    await feeds.readAll(2);
    await feeds.readAll(3);
    expect(await nightsOf(id)).toEqual([WEEK]);
    expect((await feed.read())?.state.code).toBe('emptied');
    feed.take(NEXT_WEEK);
    await feeds.readAll(4);
    expect(await nightsOf(id)).toEqual([NEXT_WEEK]);
  });

  it('says since when a calendar is empty, not since when the site failed before, and the other way round', async () => {
    const id = await feeds.calendars.openProperty();
    const feed = await feeds.openFeed(id);
    feed.take(WEEK);
    await feeds.readAll(1);
    feed.put('<!doctype html><title>Sign in</title>');
    await feeds.readAll(2);
    feed.take();
    await feeds.readAll(3);
    const emptied = await feed.read();
    expect(emptied?.state).toEqual({ code: 'emptied', since: emptied?.checkedAt });
    await feeds.readAll(4);
    expect((await feed.read())?.state).toEqual(emptied?.state);
    feed.put('<!doctype html><title>Sign in</title>');
    await feeds.readAll(5);
    const failed = await feed.read();
    expect(failed?.state).toMatchObject({ code: 'failed', since: failed?.checkedAt });
  });

  it('counts the last day of hours at a venue, also once a property becomes one while its file stays the same', async () => {
    const properties = openPropertyFixture(content);
    const rental = await properties.create();
    const feed = await feeds.openFeed(rental.id);
    const timeOf = (day: string) => `${day.replaceAll('-', '')}T120000Z`;
    const event = ['BEGIN:VEVENT', 'UID:1', `DTSTART:${timeOf(WEEK.from)}`, `DTEND:${timeOf(WEEK.to)}`, 'END:VEVENT'];
    feed.put(['BEGIN:VCALENDAR', ...event, 'END:VCALENDAR'].join('\r\n'));
    await feeds.readAll(1);
    expect(await nightsOf(rental.id)).toEqual([WEEK]);
    const saved = await properties.change(rental, { type: 'production' });
    const { document: venue } = savedPropertySchema.parse(await saved.json());
    await feeds.readAll(2);
    expect(await nightsOf(rental.id)).toEqual([{ from: WEEK.from, to: addDays(WEEK.to, 1) }]);
    await properties.change(venue, { type: 'rental' });
    await feeds.readAll(3);
    expect(await nightsOf(rental.id)).toEqual([WEEK]);
  });

  it('is removed with its nights when its property is deleted and not on the site', async () => {
    const id = await feeds.calendars.openProperty();
    const feed = await feeds.openFeed(id);
    feed.take(WEEK);
    await feeds.readAll(1);
    await content.firestore.doc(propertyPath(id)).delete();
    await feeds.readAll(2);
    expect(await feed.read()).toBeNull();
    expect(await nightsOf(id)).toEqual([]);
  });

  it('is read on while a deleted property is on the site, so that the deletion can be undone', async () => {
    const id = await feeds.calendars.openProperty();
    const page = content.firestore.doc(publishedPropertyPath(id));
    onTestFinished(async () => void (await page.delete()));
    await page.set(publishedFixture({ id }));
    const feed = await feeds.openFeed(id);
    await content.firestore.doc(propertyPath(id)).delete();
    feed.take(WEEK);
    await feeds.readAll(1);
    expect((await feed.read())?.state).toEqual({ code: 'read', nights: 7 });
    expect(await nightsOf(id)).toEqual([WEEK]);
  });
});

describe('nights that two sites or a colleague sold', () => {
  it('are an overlap, until staff say that they are one stay', async () => {
    const id = await feeds.calendars.openProperty();
    const feed = await feeds.openFeed(id);
    const booked = await calendarOf(await feeds.calendars.add(concierge, id, bookingOf(WEEK.from, WEEK.to)));
    feed.take(WEEK, { from: NEXT_WEEK.from, to: addDays(NEXT_WEEK.from, 2) });
    await feeds.readAll(1);
    await feeds.calendars.add(concierge, id, blockOf(NEXT_WEEK.to, addDays(NEXT_WEEK.to, 1)));
    const calendar = await feeds.calendarOf(id);
    const [overlap, ...others] = findOverlaps(calendar, TODAY, new Date());
    expect(others).toEqual([]);
    expect(overlap).toMatchObject({ range: WEEK, entries: [{ id: booked.occupancies[0]?.id }, { kind: 'feed' }] });
    const [one, other] = overlap?.entries ?? [];
    const path = `/api/admin/calendars/${id}/same-stays`;
    const pair = { one: one?.id, other: other?.id };
    const known = await calendarOf(await content.callAs(concierge, 'POST', path, pair));
    expect(findOverlaps(known, TODAY, new Date())).toEqual([]);
    expect((await calendarOf(await content.callAs(concierge, 'POST', path, pair))).rev).toBe(known.rev);
    const gone = { one: one?.id, other: randomUUID() };
    expect(await readProblem(await content.callAs(concierge, 'POST', path, gone))).toMatchObject({ code: 'conflict' });
    const actions = (await content.readAudit(`properties/${id}`)).map(({ action }) => action);
    expect(actions).toContain('calendar.same-stay');
  });
});
