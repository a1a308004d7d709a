import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { inboxApi } from '#domain/api/inbox.ts';
import { addDays } from '#domain/stay/nights.ts';
import { calendarPath, publishedPropertyPath } from '#functions/platform/firestore-paths.ts';
import { readProblem } from '#support/api/calls.ts';
import { emailsAbout, only } from '#support/forms/stored.ts';
import { openConciergeFixture } from '#support/stays/concierge-fixture.ts';
import { ASKED, STAY_TERMS } from '#support/stays/enquiry-stay-fixture.ts';

const HOUR = 3_600_000;
const { response: changed } = inboxApi['DELETE /api/admin/enquiries/{id}/stay'];

const { content, stays, concierge, call, close } = await openConciergeFixture();
afterAll(close);

const hold = (id: string, entry = randomUUID()) => call('POST', id, 'hold', { id: entry });
const book = (id: string, entry = randomUUID()) => call('POST', id, 'booking', { id: entry });
const release = (id: string) => call('DELETE', id, 'stay');

/** What the guest reads about the hold of their nights. */
async function holdMailTo(id: string, email: string) {
  const mails = await emailsAbout(content.firestore, `enquiries/${id}`);
  return only(mails.filter(({ to, message }) => to[0] === email && message.subject.startsWith('We hold '))).message;
}

describe('the stay of an enquiry', () => {
  it('is free at the price of today, with nothing else to offer', async () => {
    const { id: property } = await stays.openLetting();
    const { id } = await stays.ask(property);
    expect(await stays.readStay(id)).toMatchObject({
      ...{ propertyId: property, state: 'free', isOpen: true, heldUntil: null },
      ...{ quote: { totalCents: (7 * 200 + 150) * 100 }, reasons: [], alternatives: [] },
    });
  });

  it('is taken when somebody else has a night of it, and similar stays of the place are named, the nearest price first', async () => {
    // The sample has nothing of this type there.
    const place = { type: 'long_term_rental', destination: 'azores', location: 'Horta' } as const;
    const wanted = await stays.openLetting(place);
    const priced = (price: number) => ({
      ...STAY_TERMS,
      seasons: STAY_TERMS.seasons.map((season) => ({ ...season, price })),
    });
    const [dear, cheap] = [await stays.openLetting(place, priced(900)), await stays.openLetting(place, priced(100))];
    await stays.openLetting({ ...place, people: 2 }, priced(90));
    const [first, second] = [await stays.ask(wanted.id), await stays.ask(wanted.id)];
    await book(first.id);
    const stay = await stays.readStay(second.id);
    expect(stay).toMatchObject({ state: 'taken', isOpen: false, quote: null });
    expect(stay?.reasons).toContain('Some of these nights are not free');
    expect(stay?.alternatives.map(({ slug, totalCents }) => [slug, totalCents])).toEqual([
      [cheap.slug, (7 * 100 + 150) * 100],
      [dear.slug, (7 * 900 + 150) * 100],
    ]);
  });

  it('is not called free where it cannot be had, unless only its price is missing', async () => {
    const seasons = STAY_TERMS.seasons.map((season) => ({ ...season, minimumNights: 10 }));
    const [long, unpriced] = [
      await stays.openLetting({}, { ...STAY_TERMS, seasons }),
      await stays.openLetting({}, { ...STAY_TERMS, seasons: [] }),
    ];
    const { reasons, obstacles } = (await stays.readStay((await stays.ask(long.id)).id)) ?? {};
    expect(obstacles).toEqual(['A stay has at least 10 nights (All year)']);
    expect(reasons).toEqual(obstacles);
    expect(await stays.readStay((await stays.ask(unpriced.id)).id)).toMatchObject({
      ...{ state: 'free', obstacles: [] },
      reasons: [expect.stringMatching(/^There is no price yet for /)],
    });
  });

  it('of a contact message is offered elsewhere without prices, because nobody said how many come', async () => {
    // Neither the sample nor another test has this type there.
    const place = { type: 'long_term_rental', destination: 'douro', location: 'Pinhão' } as const;
    const wanted = await stays.openLetting(place);
    const other = await stays.openLetting(place);
    await book((await stays.ask(wanted.id)).id);
    const { id } = await stays.askByMessage(wanted.slug);
    const stay = await stays.readStay(id);
    expect(stay).toMatchObject({ state: 'taken', quote: null });
    expect(stay?.alternatives).toMatchObject([{ slug: other.slug, totalCents: null }]);
  });

  it('is nothing for an enquiry without dates', async () => {
    const { id: property } = await stays.openLetting();
    const { id } = await stays.ask(property, { from: '', to: '' });
    expect(await stays.readStay(id)).toBeNull();
    expect(await readProblem(await hold(id))).toMatchObject({ code: 'not_found' });
  });
});

describe('a hold', () => {
  it('takes the nights for 48 hours, tells the guest what they cost, and is in the thread', async () => {
    const { id: property } = await stays.openLetting();
    const { id, email } = await stays.ask(property);
    const { message, stay } = changed.parse(await (await hold(id)).json());
    const left = Date.parse(stay?.heldUntil ?? '') - Date.now();
    expect([stay?.state, Math.round(left / HOUR)]).toEqual(['held', 48]);
    expect(message.thread.at(-1)?.text).toMatch(/^Held until /);
    expect((await holdMailTo(id, email)).text).toContain('Total: €1,550');
    expect((await content.readAudit(`properties/${property}`)).at(-1)).toMatchObject({ action: 'calendar.held' });
    expect((await stays.readCalendar(property)).nextHoldEnd).toBe(stay?.heldUntil);
  });

  it('tells the guest the total that they accepted, although prices have changed', async () => {
    const { id: property } = await stays.openLetting();
    const shown = await stays.readStay((await stays.ask(property)).id);
    if (!shown?.quote) throw new Error('The stay of this test can be had.');
    const { id, email } = await stays.ask(property, ASKED, shown.quote);
    const seasons = STAY_TERMS.seasons.map((season) => ({ ...season, price: 300 }));
    await content.firestore.doc(calendarPath(property)).update({ seasons });
    const { stay } = changed.parse(await (await hold(id)).json());
    expect(stay).toMatchObject({
      quote: { totalCents: (7 * 300 + 150) * 100 },
      acceptedCents: (7 * 200 + 150) * 100,
    });
    const { text } = await holdMailTo(id, email);
    expect(text).toContain('Total: €1,550');
    expect(text).not.toContain('€2,250');
  });

  it('of a contact message names no price, because nobody said how many come', async () => {
    const { slug } = await stays.openLetting();
    const { id, email } = await stays.askByMessage(slug);
    expect(await stays.readStay(id)).toMatchObject({ state: 'free', quote: null, acceptedCents: null, reasons: [] });
    await hold(id);
    const { text } = await holdMailTo(id, email);
    expect(text).not.toContain('Total');
    expect(text).not.toContain('€');
  });

  it('is made once, however often it is sent and whoever sends it', async () => {
    const { id: property } = await stays.openLetting();
    const { id } = await stays.ask(property);
    const entry = randomUUID();
    const answers = await Promise.all([hold(id, entry), hold(id, entry), hold(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await stays.readCalendar(property)).occupancies).toHaveLength(1);
    expect((await stays.readSubjects(id)).filter((subject) => subject.startsWith('We hold '))).toHaveLength(1);
  });

  it('is not made of a property that has left the site', async () => {
    const { id: property } = await stays.openLetting();
    const { id } = await stays.ask(property);
    await content.firestore.doc(publishedPropertyPath(property)).delete();
    expect(await stays.readStay(id)).toMatchObject({
      reasons: ['This property is no longer available'],
      obstacles: [],
    });
    expect(await readProblem(await hold(id))).toMatchObject({ code: 'not_found' });
    expect((await stays.readCalendar(property)).occupancies).toEqual([]);
    expect((await stays.readSubjects(id)).filter((subject) => subject.startsWith('We hold '))).toEqual([]);
  });

  it('keeps the nights from another enquiry', async () => {
    const { id: property } = await stays.openLetting();
    const [first, second] = [await stays.ask(property), await stays.ask(property)];
    await hold(first.id);
    expect(await readProblem(await hold(second.id))).toMatchObject({ code: 'conflict' });
    expect(await readProblem(await book(second.id))).toMatchObject({ code: 'conflict' });
    expect(await stays.readSubjects(second.id)).toHaveLength(2);
  });
});

describe('a booking', () => {
  it('replaces the hold of its enquiry, and its data is kept for good', async () => {
    const { id: property } = await stays.openLetting();
    const { id } = await stays.ask(property);
    await hold(id);
    const { message, stay } = changed.parse(await (await book(id)).json());
    expect([stay?.state, message.status, message.retainUntil]).toEqual(['booked', 'booked', null]);
    expect((await stays.readCalendar(property)).occupancies).toMatchObject([
      { kind: 'booking', enquiryId: id, ...ASKED },
    ]);
    const again = changed.parse(await (await book(id)).json());
    expect(again.message.rev).toBe(message.rev);
  });

  it('is released, with the nights free again and the enquiry answered', async () => {
    const { id: property } = await stays.openLetting();
    const { id } = await stays.ask(property);
    await book(id);
    const { message, stay } = changed.parse(await (await release(id)).json());
    expect([stay?.state, message.status]).toEqual(['free', 'answered']);
    expect((await stays.readCalendar(property)).occupancies).toEqual([]);
    expect((await release(id)).status).toBe(200);
  });

  it('that is made free in the calendar leaves its enquiry answered, as released there', async () => {
    const { id: property } = await stays.openLetting();
    const { id } = await stays.ask(property);
    const { message: booked } = changed.parse(await (await book(id)).json());
    const [entry] = (await stays.readCalendar(property)).occupancies;
    const path = `/api/admin/calendars/${property}/occupancies/${entry?.id ?? ''}`;
    expect((await content.callAs(concierge, 'DELETE', path)).status).toBe(200);
    expect(await stays.readStay(id)).toMatchObject({ state: 'free' });
    // Nothing is left to release; the message is as the calendar left it.
    const { message } = changed.parse(await (await release(id)).json());
    expect([message.status, message.rev]).toEqual(['answered', booked.rev + 1]);
    expect(message.retainUntil).not.toBeNull();
    expect(message.thread.at(-1)?.text).toMatch(/^Released: /);
  });

  it('of one of two concierges who want the same nights at once succeeds', async () => {
    const { id: property } = await stays.openLetting();
    const later = { from: addDays(ASKED.from, 3), to: addDays(ASKED.to, 3) };
    const asked = [await stays.ask(property), await stays.ask(property, later)];
    const answers = await Promise.all(asked.map(({ id }) => book(id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await stays.readCalendar(property)).occupancies).toHaveLength(1);
  });
});
