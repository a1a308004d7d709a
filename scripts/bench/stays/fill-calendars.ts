import type { Firestore } from 'firebase-admin/firestore';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { showsStay } from '#domain/property/stay.ts';
import { stayCalendarSchema } from '#domain/stay/calendar.ts';
import { calendarPath } from '#functions/platform/firestore-paths.ts';
import { sampleOccupancies, sampleTerms } from '#scripts/seed/sample-stays.ts';
import { fillWorking } from '../support/generated-content.ts';

/** Stores generated properties, of which about `count` can be let, and their calendars. */
export async function fillCalendars(firestore: Firestore, count: number): Promise<void> {
  // One type in seven is for sale.
  const made = await fillWorking(firestore, Math.ceil((count * 7) / 6));
  const now = new Date();
  const today = lisbonTime(now).date;
  const writer = firestore.bulkWriter();
  for (const [seed, property] of made.filter((each) => showsStay(each)).entries()) {
    const terms = sampleTerms(property, Number(today.slice(0, 4)));
    const occupancies = sampleOccupancies(property, seed, today, now);
    const calendar = stayCalendarSchema.parse({ ...terms, occupancies, rev: 1, updatedAt: now.toISOString() });
    void writer.set(firestore.doc(calendarPath(property.id)), calendar);
  }
  await writer.close();
}
