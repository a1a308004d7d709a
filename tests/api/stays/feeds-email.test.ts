import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { formatStay } from '#domain/core/format-date.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { bookingFixture } from '#domain/stay/stay-fixture.ts';
import { addDays } from '#domain/stay/nights.ts';
import { createPublishedContent } from '#functions/platform/content/published-content.ts';
import { calendarFeedPath, calendarPath, mailPath } from '#functions/platform/firestore-paths.ts';
import { sendCalendarSummary } from '#functions/features/feeds/send-summary.ts';
import { openContentFixture } from '#support/content/fixture.ts';
import { openPropertyFixture } from '#support/content/property-fixture.ts';
import { emailsAbout } from '#support/forms/stored.ts';
import { openFeedFixture } from '#support/stays/feed-fixture.ts';

const TODAY = lisbonTime(new Date()).date;
const WEEK = { from: addDays(TODAY, 40), to: addDays(TODAY, 47) };

const content = await openContentFixture();
const properties = openPropertyFixture(content);
const feeds = openFeedFixture(content);
afterAll(async () => {
  await feeds.close();
  await content.close();
});

describe('the email of the morning', () => {
  const send = (days: number) =>
    sendCalendarSummary({
      database: () => content.firestore,
      content: createPublishedContent(() => content.firestore),
      siteOrigin: () => 'https://site.example',
      clock: () => new Date(Date.now() + days * 86_400_000),
    });

  it('names what was sold twice and what fails for hours, with what to do, once a day', async () => {
    const { id, title } = await properties.create();
    const [sold, broken] = [await feeds.openFeed(id), await feeds.openFeed(id, 'Vrbo')];
    sold.take(WEEK);
    broken.put(null);
    await feeds.readAll();
    const { occupancies } = await feeds.calendarOf(id);
    const bookedUntil = addDays(WEEK.to, 7);
    await feeds.calendars.store(id, [...occupancies, bookingFixture(WEEK.from, bookedUntil)]);
    await send(1);
    await send(1);
    const mails = await emailsAbout(content.firestore, 'calendars');
    await content.firestore.doc(mailPath(`calendars-${addDays(TODAY, 1)}`)).delete();
    expect(mails).toHaveLength(1);
    const text = mails[0]?.message.text ?? '';
    expect(text).toContain(`${title}: Booked here, ${formatStay(WEEK.from, bookedUntil)}, and taken at Airbnb`);
    expect(text).toContain('call both guests today');
    expect(text).toContain('Vrbo could not be read since');
    expect(text).toContain('https://site.example/admin/calendars');
  });

  it('is sent although a feed, or the calendar of another property, is corrupt', async () => {
    const [{ id, title }, other] = [await properties.create(), await properties.create()];
    const [silent, corrupt] = [await feeds.openFeed(id), await feeds.openFeed(id)];
    await feeds.openFeed(other.id);
    silent.put(null);
    await feeds.readAll();
    const [feed, calendar] = [calendarFeedPath(corrupt.id), calendarPath(other.id)];
    // Nothing could be published with them.
    onTestFinished(async () => {
      for (const path of [feed, calendar]) await content.firestore.doc(path).delete();
    });
    await content.firestore.doc(feed).update({ site: '' });
    await content.firestore.doc(calendar).update({ seasons: 'none' });
    await send(2);
    const mails = await emailsAbout(content.firestore, 'calendars');
    await content.firestore.doc(mailPath(`calendars-${addDays(TODAY, 2)}`)).delete();
    expect(mails.map(({ message }) => message.text).join('')).toContain(`${title}: Airbnb could not be read since`);
  });

  it('says nothing of a feed that fails for an hour', async () => {
    const { id, title } = await properties.create();
    (await feeds.openFeed(id)).put(null);
    await feeds.readAll();
    await send(0);
    const mails = await emailsAbout(content.firestore, 'calendars');
    await content.firestore.doc(mailPath(`calendars-${TODAY}`)).delete();
    expect(mails.map(({ message }) => message.text).join('')).not.toContain(title);
  });
});
