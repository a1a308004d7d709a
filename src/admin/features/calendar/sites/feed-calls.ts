import { feedsApi } from '#domain/api/feeds.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import type { StayCalendar } from '#domain/stay/calendar.ts';
import { calendarFeedSchema, type CalendarFeed } from '#domain/stay/feeds/feed.ts';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import { readCollection } from '#admin/lib/read-collection.ts';

/** A feed and the calendar of its property after a read. */
export interface ReadFeed {
  readonly feed: CalendarFeed;
  readonly calendar: StayCalendar;
}

/** Reads the feeds of a property, the oldest first. */
export async function readFeeds(propertyId: string): Promise<readonly CalendarFeed[]> {
  const feeds = await readCollection(BUSINESS_COLLECTIONS.calendarFeeds, calendarFeedSchema, {
    where: ['propertyId', propertyId],
  });
  return feeds.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
}

/** Adds a feed; another attempt after a lost response, with the same key, does not add it twice. */
export function addFeed(propertyId: string, fields: { site: string; url: string }, key: string): Promise<ReadFeed> {
  const call = { params: { id: propertyId }, body: { ...fields, id: key } };
  return callAsStaff(feedsApi, 'POST /api/admin/calendars/{id}/feeds', call);
}

/** Reads a feed at once; `isEmpty` believes a calendar that is suddenly empty. */
export function readFeedNow({ id, propertyId }: CalendarFeed, isEmpty: boolean): Promise<ReadFeed> {
  const call = { params: { id: propertyId, feedId: id }, body: { isEmpty } };
  return callAsStaff(feedsApi, 'POST /api/admin/calendars/{id}/feeds/{feedId}/reading', call);
}

export async function removeFeed({ id, propertyId }: CalendarFeed): Promise<StayCalendar> {
  const call = { params: { id: propertyId, feedId: id } };
  return (await callAsStaff(feedsApi, 'DELETE /api/admin/calendars/{id}/feeds/{feedId}', call)).calendar;
}

/** Makes the URL of a calendar for other sites again, as a new one; `known` is the key that the screen shows. */
export async function renewExportKey(propertyId: string, known: string | null): Promise<StayCalendar> {
  const call = { params: { id: propertyId }, query: { replaces: known ?? 'none' } };
  return (await callAsStaff(feedsApi, 'POST /api/admin/calendars/{id}/export-key', call)).calendar;
}

export async function endExportKey(propertyId: string): Promise<StayCalendar> {
  const call = { params: { id: propertyId } };
  return (await callAsStaff(feedsApi, 'DELETE /api/admin/calendars/{id}/export-key', call)).calendar;
}

/** Notes that two entries are one stay. */
export async function addSameStay(propertyId: string, one: string, other: string): Promise<StayCalendar> {
  const call = { params: { id: propertyId }, body: { one, other } };
  return (await callAsStaff(feedsApi, 'POST /api/admin/calendars/{id}/same-stays', call)).calendar;
}
