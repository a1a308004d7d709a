import { staysApi } from '#domain/api/stays.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { NO_TERMS, stayCalendarSchema, type StayCalendar, type StayTerms } from '#domain/stay/calendar.ts';
import type { NewOccupancy } from '#domain/stay/occupancy.ts';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import { storedInConflict } from '#admin/lib/content/save-item.ts';
import { fetchDocuments } from '#admin/lib/fetch-documents.ts';
import { requestOnce } from '#admin/lib/request-once.ts';

const FOLDER = BUSINESS_COLLECTIONS.calendars;

/** Attempts to save terms while others change the calendar. */
const ATTEMPTS = 3;

/** Calendars by property; null for a property that has none. Of others it is not known. */
export type ReadCalendars = ReadonlyMap<string, StayCalendar | null>;

type NewEntry<Entry = NewOccupancy> = Entry extends NewOccupancy ? Omit<Entry, 'id'> : never;

/** Calendars of one request: the parts of many are parsed one after the other, with frames in between. */
const PART = 50;

/** Reads the calendar of a property; null when there is none. */
export async function readCalendar(propertyId: string): Promise<StayCalendar | null> {
  return (await readPart([propertyId])).get(propertyId) ?? null;
}

/** Reads the calendars of properties; null for those without one. */
export async function readCalendars(propertyIds: readonly string[]): Promise<ReadCalendars> {
  const starts = Array.from({ length: Math.ceil(propertyIds.length / PART) }, (_, index) => index * PART);
  const parts = await Promise.all(starts.map((start) => readPart(propertyIds.slice(start, start + PART))));
  const found = new Map(parts.flatMap((part) => [...part]));
  return new Map(propertyIds.map((id) => [id, found.get(id) ?? null]));
}

async function readPart(propertyIds: readonly string[]): Promise<Map<string, StayCalendar>> {
  const documents = await fetchDocuments(() => propertyIds.map((id) => `${FOLDER}/${id}`));
  return new Map(
    [...documents].map(([path, document]) => [path.slice(FOLDER.length + 1), stayCalendarSchema.parse(document)]),
  );
}

/** Blocks or books nights; another attempt after a lost response does not take them twice. */
export function addEntry(propertyId: string, entry: NewEntry): Promise<StayCalendar> {
  return requestOnce(`occupancy ${propertyId} ${JSON.stringify(entry)}`, async (id) => {
    const call = { params: { id: propertyId }, body: { ...entry, id } };
    return (await callAsStaff(staysApi, 'POST /api/admin/calendars/{id}/occupancies', call)).calendar;
  });
}

/** Makes the nights of an entry free again. */
export async function removeEntry(propertyId: string, occupancyId: string): Promise<StayCalendar> {
  const call = { params: { id: propertyId, occupancyId } };
  return (await callAsStaff(staysApi, 'DELETE /api/admin/calendars/{id}/occupancies/{occupancyId}', call)).calendar;
}

/** A change of the terms of a calendar. */
export interface TermsChange {
  /** The stored calendar that it is based on; null for none. */
  readonly base: StayCalendar | null;
  readonly change: (terms: StayTerms) => StayTerms;
  /** Whether it may be made of a calendar that was stored in the meantime: what it changes is the same there. */
  readonly isSame: (stored: StayCalendar) => boolean;
}

/**
 * Saves changed terms. The revision counts every change of the calendar, also of nights and of other seasons: after those
 * it makes the change again. A change of the same part is a conflict.
 */
export async function saveTerms(propertyId: string, { base, change, isSame }: TermsChange): Promise<StayCalendar> {
  let current = base;
  for (let attempt = 1; ; attempt += 1) {
    const { seasons, fees } = change(current ?? NO_TERMS);
    const call = { params: { id: propertyId }, body: { seasons, fees, rev: current?.rev ?? 0 } };
    try {
      return (await callAsStaff(staysApi, 'PUT /api/admin/calendars/{id}/terms', call)).calendar;
    } catch (error) {
      const stored = storedInConflict(error, stayCalendarSchema);
      if (stored === null || attempt === ATTEMPTS || !isSame(stored)) throw error;
      current = stored;
    }
  }
}
