import type { Firestore } from 'firebase-admin/firestore';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { workingPropertySchema } from '#domain/property/property.ts';
import { showsStay } from '#domain/property/stay.ts';
import { stayCalendarSchema } from '#domain/stay/calendar.ts';
import { calendarFeedPath, calendarPath } from '#functions/platform/firestore-paths.ts';
import { refreshListedStays } from '#functions/features/stays/refresh-listed-stays.ts';
import { readSampleFeed } from './sample-feed.ts';
import { sampleOccupancies, sampleTerms } from './sample-stays.ts';

/** Gives every property that can be let a calendar whose dates are relative to `now`, once, and returns their number. */
export async function writeStays(database: Firestore, now: Date): Promise<number> {
  if (!(await database.collection(BUSINESS_COLLECTIONS.calendars).limit(1).get()).empty) return 0;
  const today = lisbonTime(now).date;
  const { docs } = await database.collection(CONTENT_KINDS.properties.working).get();
  const lettable = docs
    .map((found) => workingPropertySchema.parse(found.data()))
    .filter((property) => showsStay(property));
  const batch = database.batch();
  // One property, so that a newcomer sees how another site's nights are taken.
  const letId = lettable.findLast(({ type }) => type === 'rental')?.id ?? '';
  const { feed, entries } = await readSampleFeed(letId, now);
  if (letId !== '') batch.set(database.doc(calendarFeedPath(feed.id)), feed);
  for (const [seed, property] of lettable.entries()) {
    const terms = sampleTerms(property, Number(today.slice(0, 4)));
    const own = terms.seasons.length === 0 ? [] : sampleOccupancies(property, seed, today, now);
    const occupancies = property.id === letId ? [...own, ...entries] : own;
    const calendar = stayCalendarSchema.parse({ ...terms, occupancies, rev: 1, updatedAt: now.toISOString() });
    batch.set(database.doc(calendarPath(property.id)), calendar);
  }
  await batch.commit();
  await refreshListedStays(database, now);
  return lettable.length;
}
