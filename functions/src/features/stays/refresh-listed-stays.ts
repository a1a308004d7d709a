import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { stayCalendarSchema } from '#domain/stay/calendar.ts';
import { stayKey, writeListedStay } from '#domain/stay/listed-stay.ts';
import { STAY_PAGES, stayPageOf } from '#domain/stay/stay-page.ts';
import { publicStay } from '#domain/stay/public-stay.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { listedStaysPath, propertyPath } from '#platform/firestore-paths.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';
import { runEach } from '#platform/run-each.ts';
import { listedPropertySchema, PARTS } from '#platform/stays/listed-stays.ts';

/**
 * Rewrites what every listing page knows of stays, and returns the number of properties: as time passes, past nights
 * leave, months at the end come in, and a property may have another type. One whose calendar cannot be read is left out, so
 * that a search by dates does not offer it; a part that fails stays as it was. Either is thrown in the end.
 */
export async function refreshListedStays(firestore: Firestore, now: Date): Promise<number> {
  let properties = 0;
  await runEach(
    PARTS.map((part) => async () => {
      const { listed, unreadable } = await refreshPart(firestore, part, now);
      properties += listed;
      if (unreadable > 0) throw new Error(`${unreadable} calendars or properties do not parse`);
    }),
  );
  return properties;
}

/** In a transaction, so that a change of a calendar at the same time is not lost; gives numbers of properties. */
function refreshPart(
  firestore: Firestore,
  part: string,
  now: Date,
): Promise<{ readonly listed: number; readonly unreadable: number }> {
  const calendars = firestore
    .collection(BUSINESS_COLLECTIONS.calendars)
    .orderBy('__name__')
    .startAt(part)
    // After every digit and letter.
    .endBefore(`${part}~`);
  return inTransaction(firestore, async (transaction) => {
    const { docs } = await transaction.get(calendars);
    const properties = docs.map(({ id }) => firestore.doc(propertyPath(id)));
    const found = docs.length === 0 ? [] : await transaction.getAll(...properties, { fieldMask: ['type'] });
    let unreadable = 0;
    const listed = docs.flatMap((document, index) => {
      const stored = found[index];
      if (stored?.exists !== true) return [];
      const property = parseOrReport(stored, listedPropertySchema);
      const calendar = parseOrReport(document, stayCalendarSchema);
      if (property === null || calendar === null) {
        unreadable += 1;
        return [];
      }
      const listed = writeListedStay(publicStay(calendar, now));
      return [{ page: stayPageOf(property.type), key: stayKey(document.id), listed }];
    });
    for (const page of STAY_PAGES) {
      const entries = listed.filter((entry) => entry.page === page).map(({ key, listed }) => [key, listed] as const);
      transaction.set(firestore.doc(listedStaysPath(page, part)), { stays: Object.fromEntries(entries) });
    }
    return { listed: listed.length, unreadable };
  });
}
