import { randomUUID } from 'node:crypto';
import { inboxApi } from '#domain/api/inbox.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import type { StayReport } from '#domain/enquiry/stay-report.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { stayCalendarSchema, type StayCalendar, type StayTerms } from '#domain/stay/calendar.ts';
import { NO_FEES } from '#domain/stay/fees.ts';
import { addDays, type NightRange } from '#domain/stay/nights.ts';
import type { Quote } from '#domain/stay/quote.ts';
import { seasonFixture } from '#domain/stay/stay-fixture.ts';
import { calendarPath, publishedPropertyPath } from '#functions/platform/firestore-paths.ts';
import type { Account } from '#support/accounts/fixture.ts';
import type { ContentFixture } from '#support/content/fixture.ts';
import { newEmail } from '#support/forms/sending.ts';
import { acceptedEnquiry, sendEnquiry } from '#support/forms/enquiry-fixture.ts';
import { emailsAbout } from '#support/forms/stored.ts';
import { openCalendarFixture } from './calendar-fixture.ts';

const { response: reportSchema } = inboxApi['GET /api/admin/enquiries/{id}/stay'];

const TODAY = lisbonTime(new Date()).date;

/** The nights that enquiries of tests ask for. */
export const ASKED: NightRange = { from: addDays(TODAY, 40), to: addDays(TODAY, 47) };

/** Prices of tests: 200 euros a night for the next months, and cleaning. */
export const STAY_TERMS: StayTerms = {
  seasons: [seasonFixture({ from: TODAY, to: addDays(TODAY, 200), price: 200 })],
  fees: { ...NO_FEES, cleaning: 150 },
};

const FOUR = { name: 'Ana Exemplo', guests: 4 };

/** An enquiry of a test. */
export interface SentEnquiry {
  readonly id: string;
  readonly email: string;
}

/** Published lettings with calendars, and enquiries about them; deleted by `close`. */
export interface EnquiryStayFixture {
  /** Adds a published letting for eight guests with these prices. */
  readonly openLetting: (fields?: Partial<PublishedProperty>, terms?: StayTerms) => Promise<PublishedProperty>;
  /** Sends an enquiry for four guests about the nights ASKED, with the quote that they saw where one is given. */
  readonly ask: (propertyId: string, range?: NightRange, quote?: Quote) => Promise<SentEnquiry>;
  /** Sends an enquiry for four guests about a venue from a first to a last day. */
  readonly askVenue: (propertyId: string, firstDay: string, lastDay: string) => Promise<SentEnquiry>;
  /** Sends a contact message about a property, by its slug, with two dates and no number of guests. */
  readonly askByMessage: (propertySlug: string, range?: NightRange) => Promise<SentEnquiry>;
  /** Books the nights of an enquiry, as a colleague does. */
  readonly book: (id: string) => Promise<Response>;
  /** Releases the nights of an enquiry, as a colleague does. */
  readonly release: (id: string) => Promise<Response>;
  /** What a colleague reads about the stay of an enquiry. */
  readonly readStay: (id: string) => Promise<StayReport | null>;
  readonly readCalendar: (propertyId: string) => Promise<StayCalendar>;
  /** The subjects of all emails about an enquiry. */
  readonly readSubjects: (id: string) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

export function openEnquiryStayFixture(content: ContentFixture): EnquiryStayFixture {
  const { firestore } = content;
  const calendars = openCalendarFixture(content);
  const paths: string[] = [];
  let colleague: Promise<Account> | undefined;
  const callAsColleague = async (method: string, path: string, body?: object): Promise<Response> => {
    colleague ??= content.openAccount('concierge');
    return content.callAs(await colleague, method, path, body);
  };
  const send = async (fields: Record<string, unknown>): Promise<SentEnquiry> => {
    const email = newEmail();
    const { id } = await acceptedEnquiry(await sendEnquiry({ email, ...fields }));
    paths.push(`${BUSINESS_COLLECTIONS.enquiries}/${id}`);
    return { id, email };
  };
  return {
    openLetting: async (fields = {}, terms = STAY_TERMS) => {
      const id = await calendars.openProperty({ type: fields.type ?? 'rental' });
      const given = { type: 'rental', people: 8, slug: `letting-${id.slice(0, 8)}`, ...fields } as const;
      const property = publishedFixture({ ...given, id });
      paths.push(publishedPropertyPath(id));
      await firestore.doc(publishedPropertyPath(id)).set(property);
      await calendars.saveTerms(id, 0, terms);
      return property;
    },
    ask: (propertyId, { from, to } = ASKED, quote) => {
      const stay = quote && { adults: 4, childAges: [], pets: 0, quote };
      const dates = { checkInDate: from, checkOutDate: to };
      return send({ kind: 'information', ...FOUR, propertyId, ...dates, ...(stay && { stay }) });
    },
    askVenue: (propertyId, firstDay, lastDay) => send({ kind: 'venue', ...FOUR, propertyId, firstDay, lastDay }),
    askByMessage: (propertySlug, { from, to } = ASKED) =>
      send({ kind: 'contact', propertySlug, message: 'Is it free?', checkInDate: from, checkOutDate: to }),
    book: (id) => callAsColleague('POST', `/api/admin/enquiries/${id}/booking`, { id: randomUUID() }),
    release: (id) => callAsColleague('DELETE', `/api/admin/enquiries/${id}/stay`),
    readStay: async (id) =>
      reportSchema.parse(await (await callAsColleague('GET', `/api/admin/enquiries/${id}/stay`)).json()).stay,
    readCalendar: async (propertyId) =>
      stayCalendarSchema.parse((await firestore.doc(calendarPath(propertyId)).get()).data()),
    readSubjects: async (id) =>
      (await emailsAbout(firestore, `${BUSINESS_COLLECTIONS.enquiries}/${id}`)).map(({ message }) => message.subject),
    close: async () => {
      for (const path of paths) await firestore.doc(path).delete();
      await calendars.close();
    },
  };
}
