import { randomUUID } from 'node:crypto';
import { staysApi } from '#domain/api/stays.ts';
import { NO_CALENDAR, stayCalendarSchema, type StayCalendar, type StayTerms } from '#domain/stay/calendar.ts';
import { NO_FEES } from '#domain/stay/fees.ts';
import type { NewOccupancy, Occupancy } from '#domain/stay/occupancy.ts';
import { seasonFixture } from '#domain/stay/stay-fixture.ts';
import { calendarPath } from '#functions/platform/firestore-paths.ts';
import type { Account } from '#support/accounts/fixture.ts';
import type { ContentFixture } from '#support/content/fixture.ts';
import type { propertyForm } from '#support/content/forms.ts';
import { openPropertyFixture } from '#support/content/property-fixture.ts';

const { response } = staysApi['PUT /api/admin/calendars/{id}/terms'];

/** Terms with one season. */
export const TERMS: StayTerms = { seasons: [seasonFixture()], fees: { ...NO_FEES, cleaning: 150 } };

/** A block of these nights. */
export function blockOf(from: string, to: string): NewOccupancy {
  return { kind: 'block', id: randomUUID(), from, to, note: '', reason: 'owner' };
}

/** A booking of these nights. */
export function bookingOf(from: string, to: string): NewOccupancy {
  return { kind: 'booking', id: randomUUID(), from, to, note: '', enquiryId: null };
}

/** Changes calendars over the API; what it makes is deleted by `close`. */
export interface CalendarFixture {
  /** Adds a property without a calendar and returns its id. */
  readonly openProperty: (fields?: Parameters<typeof propertyForm>[0]) => Promise<string>;
  readonly saveTerms: (id: string, rev: number, terms?: StayTerms) => Promise<Response>;
  readonly add: (account: Account, id: string, occupancy: NewOccupancy) => Promise<Response>;
  readonly remove: (account: Account, id: string, occupancyId: string) => Promise<Response>;
  /** Stores a calendar with these entries and no prices. */
  readonly store: (id: string, occupancies: readonly Occupancy[]) => Promise<void>;
  /** The stored calendar; null before the first change. */
  readonly read: (id: string) => Promise<StayCalendar | null>;
  readonly close: () => Promise<void>;
}

export function openCalendarFixture(content: ContentFixture): CalendarFixture {
  const properties = openPropertyFixture(content);
  const ids: string[] = [];
  return {
    openProperty: async (fields) => {
      const { id } = await properties.create(fields);
      ids.push(id);
      return id;
    },
    saveTerms: (id, rev, terms = TERMS) => content.call('PUT', `/api/admin/calendars/${id}/terms`, { ...terms, rev }),
    add: (account, id, occupancy) =>
      content.callAs(account, 'POST', `/api/admin/calendars/${id}/occupancies`, occupancy),
    remove: (account, id, occupancyId) =>
      content.callAs(account, 'DELETE', `/api/admin/calendars/${id}/occupancies/${occupancyId}`),
    store: async (id, occupancies) => {
      const calendar = { ...NO_CALENDAR, occupancies, rev: 1, updatedAt: new Date().toISOString() };
      await content.firestore.doc(calendarPath(id)).set(calendar);
    },
    read: async (id) => {
      const found = await content.firestore.doc(calendarPath(id)).get();
      return found.exists ? stayCalendarSchema.parse(found.data()) : null;
    },
    close: async () => {
      for (const id of ids) await content.firestore.doc(calendarPath(id)).delete();
    },
  };
}

/** The calendar of a response. */
export async function calendarOf(answer: Response): Promise<StayCalendar> {
  return response.parse(await answer.json()).calendar;
}
