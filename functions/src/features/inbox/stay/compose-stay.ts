import { askedStayOf } from '#domain/enquiry/asked-stay.ts';
import type { StayReport } from '#domain/enquiry/stay-report.ts';
import type { StoredEnquiry } from '#domain/enquiry/stored-enquiry.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { findTaken, NO_CALENDAR, stayCalendarSchema } from '#domain/stay/calendar.ts';
import { describeStay } from '#domain/stay/night-word.ts';
import { PROPERTY_NOT_LISTED } from '#domain/site/text.ts';
import { describeReason } from '#domain/stay/quote-text.ts';
import type { QuoteReason } from '#domain/stay/quote.ts';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { calendarPath, publishedPropertyPath } from '#platform/firestore-paths.ts';
import { otherEntries, ownEntries, quoteOf } from './calendar-parts.ts';
import { findAlternatives } from './find-alternatives.ts';

const peopleSchema = z.object({ people: z.int().min(0) });

/** Finds what is true of the stay that an enquiry asks for; null for an enquiry without one. */
export async function composeStay(firestore: Firestore, stored: StoredEnquiry, now: Date): Promise<StayReport | null> {
  const asked = askedStayOf(stored);
  if (asked === null) return null;
  const { property, range, word, accepted } = asked;
  const [calendar, published] = await firestore.getAll(
    firestore.doc(calendarPath(property.id)),
    firestore.doc(publishedPropertyPath(property.id)),
  );
  const parts = calendar?.exists === true ? stayCalendarSchema.parse(calendar.data()) : NO_CALENDAR;
  const capacity = published?.exists === true ? peopleSchema.parse(published.data()).people : 0;
  const own = ownEntries(parts.occupancies, stored.id, now);
  const others = otherEntries(parts.occupancies, stored.id);
  const today = lisbonTime(now).date;
  const { quote, reasons } = quoteOf(asked, { ...parts, occupancies: others }, capacity, now);
  const isTaken = findTaken(others, range, now).length > 0;
  const isFree = own.length === 0 && !isTaken;
  const describe = (some: readonly QuoteReason[]) => some.map((reason) => describeReason(reason, word));
  const hold = own.find(({ kind }) => kind === 'hold');
  return {
    propertyId: property.id,
    dates: describeStay(range, word),
    word,
    state: own.some(({ kind }) => kind === 'booking') ? 'booked' : hold ? 'held' : isTaken ? 'taken' : 'free',
    heldUntil: hold?.kind === 'hold' ? hold.expiresAt : null,
    isOpen: isFree && range.from >= today,
    quote,
    acceptedCents: accepted?.totalCents ?? null,
    // It may be booked, but not held.
    reasons: [...(published?.exists === true ? [] : [PROPERTY_NOT_LISTED]), ...describe(reasons)],
    obstacles: describe(reasons.filter(({ code }) => code !== 'no-price')),
    alternatives: own.length > 0 || reasons.length === 0 ? [] : await findAlternatives(firestore, asked, now),
  };
}
