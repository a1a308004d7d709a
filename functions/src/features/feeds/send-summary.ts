import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { formatLisbonTime } from '#domain/core/format-date.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { PROPERTY_TYPES } from '#domain/property/type.ts';
import { stayCalendarSchema, type StayCalendar } from '#domain/stay/calendar.ts';
import { calendarFeedSchema, type CalendarFeed } from '#domain/stay/feeds/feed.ts';
import { feedEmptied, feedFailed } from '#domain/stay/feeds/feed-text.ts';
import { describeStay, nightWordOf } from '#domain/stay/night-word.ts';
import { describeOverlap } from '#domain/stay/feeds/overlap-text.ts';
import { findOverlaps } from '#domain/stay/feeds/overlaps.ts';
import { calendarSummaryMail, type CalendarTrouble } from '#domain/stay/feeds/summary-email.ts';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import type { SiteDeps } from '#platform/content/published-content.ts';
import { calendarPath, mailPath, propertyPath } from '#platform/firestore-paths.ts';
import { mapLimited } from '#platform/map-limited.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';
import { HOUR } from '#platform/time.ts';
import { createMail } from '#platform/write-mail.ts';

/** Hours after which a feed that fails is reported: sites are down for minutes now and then. */
const FAILED_HOURS = 3;

/** Calendars read at the same time: one after another, those of thousands of properties would outlast the function. */
const AT_ONCE = 20;

const propertySchema = z.object({ title: z.string(), type: z.enum(PROPERTY_TYPES) });

/**
 * Sends the email that names what two sites or a colleague sold twice, and the feeds that fail; gives the number of
 * properties, 0 without an email. Only a calendar with a feed can have either. A second run on the same day sends nothing.
 */
export async function sendCalendarSummary(deps: SiteDeps): Promise<number> {
  const firestore = deps.database();
  const now = deps.clock();
  const { docs } = await firestore.collection(BUSINESS_COLLECTIONS.calendarFeeds).get();
  const feeds = Map.groupBy(
    docs.flatMap((document) => parseOrReport(document, calendarFeedSchema) ?? []),
    ({ propertyId }) => propertyId,
  );
  const found = await mapLimited([...feeds], AT_ONCE, ([propertyId, ofProperty]) =>
    findTrouble(firestore, propertyId, ofProperty, now),
  );
  const troubles = found.filter((trouble) => trouble !== null);
  if (troubles.length === 0) return 0;
  const settings = await deps.content.readSettings();
  const mail = calendarSummaryMail(troubles, `${deps.siteOrigin()}/admin/calendars`, settings);
  const document = firestore.doc(mailPath(`calendars-${lisbonTime(now).date}`));
  await inTransaction(firestore, async (transaction) => {
    if ((await transaction.get(document)).exists) return;
    createMail(transaction, document, mail, BUSINESS_COLLECTIONS.calendars, now);
  });
  return troubles.length;
}

async function findTrouble(
  firestore: Firestore,
  propertyId: string,
  feeds: readonly CalendarFeed[],
  now: Date,
): Promise<CalendarTrouble | null> {
  const [property, calendar] = await firestore.getAll(
    firestore.doc(propertyPath(propertyId)),
    firestore.doc(calendarPath(propertyId)),
  );
  if (property?.exists !== true || calendar?.exists !== true) return null;
  const [named, stored] = [parseOrReport(property, propertySchema), parseOrReport(calendar, stayCalendarSchema)];
  if (named === null || stored === null) return null;
  const lines = [
    ...describeOverlaps(stored, nightWordOf(named.type), now),
    ...feeds.flatMap((feed) => describeFeed(feed, now)),
  ];
  return lines.length === 0 ? null : { property: named.title, lines };
}

function describeOverlaps(calendar: StayCalendar, word: ReturnType<typeof nightWordOf>, now: Date): string[] {
  return findOverlaps(calendar, lisbonTime(now).date, now).map((overlap) => {
    const { what, advice } = describeOverlap(overlap, (range) => describeStay(range, word));
    return `${what} ${advice}`;
  });
}

function describeFeed({ site, state, readAt }: CalendarFeed, now: Date): string[] {
  if (state.code === 'read') return [];
  if (state.code === 'emptied') return [feedEmptied(site, formatLisbonTime(new Date(state.since)))];
  const isShort = now.getTime() - Date.parse(state.since) < FAILED_HOURS * HOUR;
  return isShort ? [] : [feedFailed(site, formatLisbonTime(new Date(readAt)), state.why)];
}
