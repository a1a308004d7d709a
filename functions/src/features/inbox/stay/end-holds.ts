import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { askedStayOf } from '#domain/enquiry/asked-stay.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { senderName, storedEnquirySchema } from '#domain/enquiry/stored-enquiry.ts';
import { propertyPath } from '#domain/site/paths.ts';
import { holdEndedMail } from '#domain/stay/hold-emails.ts';
import { isInForce } from '#domain/stay/occupancy.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { enquiryPath, publishedPropertyPath } from '#platform/firestore-paths.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';
import { runEachDocument } from '#platform/run-each-document.ts';
import { describeDates, findCalendar, writeCalendar } from '#platform/stays/change-calendar.ts';
import { writeMail } from '#platform/write-mail.ts';
import type { SiteDeps } from '#platform/content/published-content.ts';

/** Holds that end at one time; more wait for the next run. */
const ENDED_MAX = 100;

/**
 * Takes the holds out of the calendars that have expired, and tells the guests, unless the property has left the site or
 * their stay would have begun; gives their number. Expired holds take no nights before that either. A calendar that fails
 * stops no other one, and the next run tries it again; the failure is thrown in the end.
 */
export async function endHolds(deps: SiteDeps): Promise<number> {
  const { docs } = await deps
    .database()
    .collection(BUSINESS_COLLECTIONS.calendars)
    .where('nextHoldEnd', '<=', deps.clock().toISOString())
    .limit(ENDED_MAX)
    .get();
  let ended = 0;
  await runEachDocument([docs], 1, async ({ id }) => {
    const count = await endHoldsOf(deps, id);
    ended += count;
  });
  return ended;
}

async function endHoldsOf(deps: SiteDeps, propertyId: string): Promise<number> {
  const firestore = deps.database();
  const settings = await deps.content.readSettings();
  return inTransaction(firestore, async (transaction) => {
    const now = deps.clock();
    const calendar = await findCalendar({ firestore, transaction }, propertyId);
    const ended = calendar.occupancies.filter((occupancy) => !isInForce(occupancy, now));
    if (ended.length === 0) return 0;
    // One that is archived may have left the site, as a deleted one has: no page, and no nights that could still be free.
    const isOffered =
      calendar.type !== null && (await transaction.get(firestore.doc(publishedPropertyPath(propertyId)))).exists;
    const enquiries = await Promise.all(
      ended.map(async (hold) => {
        const id = hold.kind === 'hold' ? hold.enquiryId : null;
        return id === null ? null : transaction.get(firestore.doc(enquiryPath(id)));
      }),
    );
    writeCalendar({ firestore, transaction, now, uid: null }, calendar, {
      calendar: {
        occupancies: calendar.occupancies.filter((occupancy) => !ended.includes(occupancy)),
      },
      entry: {
        action: 'calendar.hold-ended',
        details: { dates: ended.map((hold) => describeDates(calendar, hold)).join(', ') },
        before: { ended },
      },
    });
    const today = lisbonTime(now).date;
    for (const [index, hold] of ended.entries()) {
      const guest = guestOf(enquiries[index] ?? null);
      // Who asked for tonight cannot have it the day after tomorrow.
      if (guest === null || !isOffered || hold.from < today) continue;
      const { property, email, name, id, word } = guest;
      const url = `${deps.siteOrigin()}${propertyPath(property.slug)}`;
      const stay = { to: email, name, property: property.title, url, range: hold, word };
      writeMail(firestore, transaction, holdEndedMail(stay, settings), enquiryPath(id), now);
    }
    return ended.length;
  });
}

/** Who is told; null for an enquiry that is gone, unreadable, anonymous or without an email. */
function guestOf(found: DocumentSnapshot | null) {
  if (found?.exists !== true) return null;
  const stored = parseOrReport(found, storedEnquirySchema);
  if (stored === null) return null;
  const { id, enquiry, property } = stored;
  if (enquiry === null || property === null || enquiry.email === '') return null;
  return { id, property, email: enquiry.email, name: senderName(enquiry), word: askedStayOf(stored)?.word ?? 'night' };
}
