import { askedStayOf } from '#domain/enquiry/asked-stay.ts';
import type { StayReport } from '#domain/enquiry/stay-report.ts';
import type { StoredEnquiry } from '#domain/enquiry/stored-enquiry.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { publishedPropertySchema } from '#domain/property/property.ts';
import { findTaken, NO_CALENDAR, stayCalendarSchema } from '#domain/stay/calendar.ts';
import { describeStay } from '#domain/stay/night-word.ts';
import { PROPERTY_NOT_LISTED } from '#domain/site/text.ts';
import { describeReason } from '#domain/stay/quote-text.ts';
import type { QuoteReason } from '#domain/stay/quote.ts';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { calendarPath, propertyPath, publishedPropertyPath } from '#platform/firestore-paths.ts';
import { otherEntries, ownEntries, quoteOf } from './calendar-parts.ts';
import { findAlternatives, type StayPlace } from './find-alternatives.ts';

const peopleSchema = z.object({ people: z.int().min(0) });

const { destination, type } = publishedPropertySchema.shape;
const placeSchema: z.ZodType<StayPlace> = z.object({ destination, type });

/** Finds what is true of the stay that an enquiry asks for; null for an enquiry without one. */
export async function composeStay(firestore: Firestore, stored: StoredEnquiry, now: Date): Promise<StayReport | null> {
  const asked = askedStayOf(stored);
  if (asked === null) return null;
  const { property, range, word, accepted } = asked;
  const [calendar, published, working] = await firestore.getAll(
    firestore.doc(calendarPath(property.id)),
    firestore.doc(publishedPropertyPath(property.id)),
    firestore.doc(propertyPath(property.id)),
  );
  const isListed = published?.exists === true;
  const parts = calendar?.exists === true ? stayCalendarSchema.parse(calendar.data()) : NO_CALENDAR;
  const capacity = isListed ? peopleSchema.parse(published.data()).people : 0;
  // What has left the site has its working copy, and its guest needs alternatives most.
  const { data: place } = placeSchema.safeParse((isListed ? published : working)?.data());
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
    isOpen: isFree && range.from >= today && working?.exists === true,
    quote,
    acceptedCents: accepted?.totalCents ?? null,
    // It may be booked, but not held.
    reasons: [...(isListed ? [] : [PROPERTY_NOT_LISTED]), ...describe(reasons)],
    obstacles: describe(reasons.filter(({ code }) => code !== 'no-price')),
    alternatives:
      place === undefined || own.length > 0 || (isListed && reasons.length === 0)
        ? []
        : await findAlternatives(firestore, asked, place, now),
  };
}
