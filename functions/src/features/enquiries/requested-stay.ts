import type { EnquiryError } from '#domain/enquiry/check-enquiry.ts';
import type { Enquiry } from '#domain/enquiry/enquiry.ts';
import { STAY_CHANGED, STAY_TAKEN } from '#domain/enquiry/text.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { sameValue } from '#domain/core/same-value.ts';
import { stayCalendarSchema, type StayCalendar } from '#domain/stay/calendar.ts';
import { listStayNights } from '#domain/stay/nights.ts';
import { publicStay } from '#domain/stay/public-stay.ts';
import { quoteStay } from '#domain/stay/quote.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { calendarPath } from '#platform/firestore-paths.ts';

/** The calendar that the quote of an enquiry is compared with; null without a quote or a calendar. */
export async function findCalendar(firestore: Firestore, enquiry: Enquiry): Promise<StayCalendar | null> {
  if (enquiry.kind !== 'information' || enquiry.stay === null) return null;
  const found = await firestore.doc(calendarPath(enquiry.propertyId)).get();
  return found.exists ? stayCalendarSchema.parse(found.data()) : null;
}

/** Finds out whether the stay of an enquiry is still to be had, at the price that its sender saw. */
export function checkRequestedStay(
  enquiry: Enquiry,
  { calendar, capacity, now }: { calendar: StayCalendar | null; capacity: number; now: Date },
): EnquiryError[] {
  if (enquiry.kind !== 'information' || enquiry.stay === null) return [];
  if (calendar === null) return [{ path: 'stay', message: STAY_CHANGED }];
  const { quote, ...guests } = enquiry.stay;
  const { quote: present, reasons } = quoteStay({
    ...publicStay(calendar, now),
    ...{ capacity, guests },
    stay: listStayNights({ from: enquiry.checkInDate, to: enquiry.checkOutDate }),
    today: lisbonTime(now).date,
  });
  if (reasons.some(({ code }) => code === 'taken')) return [{ path: 'stay', message: STAY_TAKEN }];
  return sameValue(present, quote) ? [] : [{ path: 'stay', message: STAY_CHANGED }];
}
