import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { DAYS_CHANGED, DAYS_TAKEN } from '#domain/enquiry/text.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { NO_FEES } from '#domain/stay/fees.ts';
import { addDays, listStayNights, type NightRange } from '#domain/stay/nights.ts';
import type { Occupancy } from '#domain/stay/occupancy.ts';
import { publicStay } from '#domain/stay/public-stay.ts';
import { quoteStay } from '#domain/stay/quote.ts';
import { writeQuote } from '#domain/stay/quote-text.ts';
import { bookingFixture, seasonFixture } from '#domain/stay/stay-fixture.ts';
import { calendarPath } from '#functions/platform/firestore-paths.ts';
import { readProblem } from '#support/api/calls.ts';
import { acceptedEnquiry, openEnquiryFixture, sendEnquiry } from '#support/forms/enquiry-fixture.ts';
import { newEmail } from '#support/forms/sending.ts';
import { emailsAbout, enquiriesOf, only } from '#support/forms/stored.ts';

const event = await openEnquiryFixture({ type: 'event', people: 120 });
const retreat = await openEnquiryFixture({ type: 'retreat', people: 16 });
const { firestore } = event;

const TODAY = lisbonTime(new Date()).date;
const [FIRST, LAST] = [addDays(TODAY, 20), addDays(TODAY, 22)];
const CALENDAR = {
  seasons: [seasonFixture({ from: TODAY, to: addDays(TODAY, 90), unit: 'week', price: 1999 })],
  fees: {
    ...{ ...NO_FEES, cleaning: 150, servicePerCent: 7.5, pet: 40, deposit: 800 },
    extraGuest: { includedGuests: 100, perNight: 25 },
  },
  occupancies: [] as Occupancy[],
  rev: 1,
  updatedAt: new Date().toISOString(),
};

const calendarOf = ({ property }: typeof event) => firestore.doc(calendarPath(property.id));

beforeEach(() => Promise.all([event, retreat].map((fixture) => calendarOf(fixture).set(CALENDAR))));
afterAll(async () => {
  for (const fixture of [event, retreat]) {
    await calendarOf(fixture).delete();
    await fixture.close();
  }
});

/** What the page of a venue shows for a range. */
function shownQuote(range: NightRange, adults: number, pets = 0) {
  const asked = { ...publicStay(CALENDAR, new Date()), capacity: 120, today: TODAY, stay: listStayNights(range) };
  const { quote } = quoteStay({ ...asked, guests: { adults, childAges: [], pets } });
  if (quote === null) throw new Error('The days of this test can be had.');
  return quote;
}

const THREE_DAYS = { from: FIRST, to: addDays(LAST, 1) };

/** A request for days as the page of a venue makes it. */
function request(given: Record<string, unknown> = {}, { property } = event) {
  return {
    ...{ kind: 'venue', propertyId: property.id, name: 'Ana Exemplo', email: newEmail() },
    ...{ firstDay: FIRST, lastDay: LAST, guests: 110 },
    stay: { pets: 1, quote: shownQuote(THREE_DAYS, 110, 1) },
    ...given,
  };
}

describe('a request for days at a venue', () => {
  it('keeps the quote that its sender saw, and repeats it in days and to the cent in both emails', async () => {
    const enquiry = request();
    const { id } = await acceptedEnquiry(await sendEnquiry(enquiry));
    const { quote } = enquiry.stay;
    expect(quote.totalCents % 100).toBeGreaterThan(0);
    expect(only(await enquiriesOf(firestore, enquiry.email)).enquiry).toMatchObject({ guests: 110, stay: { quote } });
    const mails = await emailsAbout(firestore, `enquiries/${id}`);
    expect(mails).toHaveLength(2);
    for (const { message } of mails) {
      expect(message.text).toContain('Guests: 110, 1 pet');
      expect(message.text).toContain('10 extra guests, 3 days: €750');
      for (const line of writeQuote(quote, 'day').split('\n')) expect(message.text).toContain(line);
      expect(message.text).not.toMatch(/\bnights?\b/);
    }
  });

  it('may be for a single day', async () => {
    const stay = { pets: 0, quote: shownQuote({ from: FIRST, to: addDays(FIRST, 1) }, 110) };
    const enquiry = request({ lastDay: FIRST, stay });
    const { id } = await acceptedEnquiry(await sendEnquiry(enquiry));
    const [mail] = await emailsAbout(firestore, `enquiries/${id}`);
    expect(mail?.message.text).toContain('1 day, All year');
  });

  it('counts nights at a retreat, whose last day is the departure', async () => {
    const stay = { pets: 0, quote: shownQuote({ from: FIRST, to: LAST }, 12) };
    const enquiry = request({ guests: 12, stay }, retreat);
    const { id } = await acceptedEnquiry(await sendEnquiry(enquiry));
    const [mail] = await emailsAbout(firestore, `enquiries/${id}`);
    expect(mail?.message.text).toContain('2 nights, All year');
  });

  it.each<[string, string, Partial<typeof CALENDAR>]>([
    ['whose last day somebody else has taken', DAYS_TAKEN, { occupancies: [bookingFixture(LAST, addDays(LAST, 1))] }],
    ['whose price has changed', DAYS_CHANGED, { fees: { ...CALENDAR.fees, cleaning: 160 } }],
  ])('%s is rejected, and nothing is stored', async (_, message, change) => {
    const enquiry = request();
    await calendarOf(event).update(change);
    const problem = await readProblem(await sendEnquiry(enquiry));
    expect(problem).toMatchObject({ code: 'invalid_request', fields: [{ path: 'enquiry.stay', message }] });
    expect(await enquiriesOf(firestore, enquiry.email)).toEqual([]);
  });

  it('is accepted where a booking begins on the day after the last one', async () => {
    await calendarOf(event).update({ occupancies: [bookingFixture(addDays(LAST, 1), addDays(LAST, 2))] });
    await acceptedEnquiry(await sendEnquiry(request()));
  });

  it.each([
    ['other days than the quote', { lastDay: addDays(LAST, 1) }],
    ['more guests than the quote', { guests: 111 }],
    ['no days', { firstDay: '', lastDay: '' }],
  ])('with %s is rejected', async (_, given) => {
    expect(await readProblem(await sendEnquiry(request(given)))).toMatchObject({ fields: [{ path: 'enquiry.stay' }] });
  });
});
