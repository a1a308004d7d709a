import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { STAY_CHANGED, STAY_TAKEN } from '#domain/enquiry/text.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { NO_FEES } from '#domain/stay/fees.ts';
import { addDays, listStayNights } from '#domain/stay/nights.ts';
import type { Occupancy } from '#domain/stay/occupancy.ts';
import { publicStay } from '#domain/stay/public-stay.ts';
import { quoteStay } from '#domain/stay/quote.ts';
import { formatEuros, writeQuote } from '#domain/stay/quote-text.ts';
import { bookingFixture, seasonFixture } from '#domain/stay/stay-fixture.ts';
import { calendarPath } from '#functions/platform/firestore-paths.ts';
import { readProblem } from '#support/api/calls.ts';
import { acceptedEnquiry, openEnquiryFixture, sendEnquiry } from '#support/forms/enquiry-fixture.ts';
import { emailsAbout, enquiriesOf, only } from '#support/forms/stored.ts';

const { firestore, property, information, close } = await openEnquiryFixture({ people: 4 });
const document = firestore.doc(calendarPath(property.id));

const TODAY = lisbonTime(new Date()).date;
const RANGE = { from: addDays(TODAY, 20), to: addDays(TODAY, 24) };
const GUESTS = { adults: 2, childAges: [15, 3], pets: 1 };
const CALENDAR = {
  seasons: [seasonFixture({ from: TODAY, to: addDays(TODAY, 90), unit: 'week', price: 1999 })],
  fees: { ...NO_FEES, cleaning: 150, servicePerCent: 7.5, pet: 40, deposit: 800, municipality: 'lisboa' as const },
  occupancies: [] as Occupancy[],
  rev: 1,
  updatedAt: new Date().toISOString(),
};

beforeEach(() => document.set(CALENDAR));
afterAll(async () => {
  await document.delete();
  await close();
});

/** What the page of the property shows for the stay. */
function shownQuote() {
  const terms = publicStay(CALENDAR, new Date());
  const asked = { ...terms, capacity: 4, guests: GUESTS, today: TODAY, stay: listStayNights(RANGE) };
  const { quote } = quoteStay(asked);
  if (quote === null) throw new Error('The stay of this test can be had.');
  return quote;
}

/** A request for the stay as the page makes it. */
function request(given: Record<string, unknown> = {}) {
  return information({
    ...{ checkInDate: RANGE.from, checkOutDate: RANGE.to, guests: 4 },
    stay: { ...GUESTS, quote: shownQuote() },
    ...given,
  });
}

describe('a request for a stay', () => {
  it('keeps the quote that its sender saw, and repeats it to the cent in both emails', async () => {
    const enquiry = request();
    const { id } = await acceptedEnquiry(await sendEnquiry(enquiry));
    const quote = shownQuote();
    expect(quote.totalCents % 100).toBeGreaterThan(0);
    expect(only(await enquiriesOf(firestore, enquiry.email)).enquiry).toMatchObject({ stay: { ...GUESTS, quote } });
    const mails = await emailsAbout(firestore, `enquiries/${id}`);
    expect(mails).toHaveLength(2);
    for (const { message } of mails) {
      expect(message.text).toContain('2 adults, children of 3 and 15 years, 1 pet');
      expect(message.text).toContain(`Total: ${formatEuros(quote.totalCents)}`);
      for (const line of writeQuote(quote, 'night').split('\n')) expect(message.text).toContain(line);
    }
  });

  it('keeps its quote when the price changes later', async () => {
    const enquiry = request();
    const quote = shownQuote();
    await acceptedEnquiry(await sendEnquiry(enquiry));
    await document.update({ seasons: [{ ...CALENDAR.seasons[0], price: 2500 }] });
    expect(only(await enquiriesOf(firestore, enquiry.email)).enquiry).toMatchObject({ stay: { quote } });
  });

  it.each<[string, string, Partial<typeof CALENDAR>]>([
    [
      'whose nights somebody else has taken',
      STAY_TAKEN,
      { occupancies: [bookingFixture(addDays(RANGE.to, -1), addDays(RANGE.to, 6))] },
    ],
    ['whose price has changed', STAY_CHANGED, { fees: { ...CALENDAR.fees, cleaning: 160 } }],
    [
      'that is too short by now',
      STAY_CHANGED,
      { seasons: CALENDAR.seasons.map((one) => ({ ...one, minimumNights: 7 })) },
    ],
  ])('%s is rejected, and nothing is stored', async (_, message, change) => {
    const enquiry = request();
    await document.update(change);
    const problem = await readProblem(await sendEnquiry(enquiry));
    expect(problem).toMatchObject({ code: 'invalid_request', fields: [{ path: 'enquiry.stay', message }] });
    expect(await enquiriesOf(firestore, enquiry.email)).toEqual([]);
  });

  it('is rejected for a property without a calendar', async () => {
    const enquiry = request();
    await document.delete();
    expect(await readProblem(await sendEnquiry(enquiry))).toMatchObject({ fields: [{ path: 'enquiry.stay' }] });
  });

  it.each([
    ['a total that nobody quoted', { stay: { ...GUESTS, quote: { ...shownQuote(), totalCents: 100 } } }],
    ['other dates than the quote', { checkOutDate: addDays(RANGE.to, 1) }],
    ['other guests than the quote', { guests: 3 }],
    ['no dates', { checkInDate: '', checkOutDate: '' }],
  ])('with %s is rejected', async (_, given) => {
    expect(await readProblem(await sendEnquiry(request(given)))).toMatchObject({ fields: [{ path: 'enquiry.stay' }] });
  });
});
