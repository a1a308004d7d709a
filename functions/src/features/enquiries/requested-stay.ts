import { askedStayOf } from '#domain/enquiry/asked-stay.ts';
import type { EnquiryError } from '#domain/enquiry/check-enquiry.ts';
import type { Enquiry } from '#domain/enquiry/enquiry.ts';
import type { AskedProperty } from '#domain/enquiry/stored-enquiry.ts';
import { DAYS_CHANGED, DAYS_TAKEN, STAY_CHANGED, STAY_TAKEN } from '#domain/enquiry/text.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { sameValue } from '#domain/core/same-value.ts';
import { stayCalendarSchema, type StayCalendar } from '#domain/stay/calendar.ts';
import { listStayNights } from '#domain/stay/nights.ts';
import type { NightWord } from '#domain/stay/night-word.ts';
import { publicStay } from '#domain/stay/public-stay.ts';
import { quoteStay } from '#domain/stay/quote.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { calendarPath } from '#platform/firestore-paths.ts';

/** What the quote of an enquiry is compared with. */
interface RequestContext {
  readonly calendar: StayCalendar | null;
  /** Null when it is not published any more. */
  readonly property: AskedProperty | null;
  /** Most guests; 0 when unknown. */
  readonly capacity: number;
  readonly now: Date;
}

const TEXTS = {
  night: { taken: STAY_TAKEN, changed: STAY_CHANGED },
  day: { taken: DAYS_TAKEN, changed: DAYS_CHANGED },
} as const satisfies Record<NightWord, object>;

/** The calendar that the quote of an enquiry is compared with; null without a quote or a calendar. */
export async function findCalendar(firestore: Firestore, enquiry: Enquiry): Promise<StayCalendar | null> {
  if (!('stay' in enquiry) || enquiry.stay === null) return null;
  const found = await firestore.doc(calendarPath(enquiry.propertyId)).get();
  return found.exists ? stayCalendarSchema.parse(found.data()) : null;
}

/** Finds out whether the stay of an enquiry, whose dates are checked already, is still to be had, at the price that its sender saw. */
export function checkRequestedStay(
  enquiry: Enquiry,
  { calendar, property, capacity, now }: RequestContext,
): EnquiryError[] {
  if (!('stay' in enquiry) || enquiry.stay === null) return [];
  const asked = askedStayOf({ enquiry, property });
  const { taken, changed } = TEXTS[asked?.word ?? 'night'];
  if (calendar === null || asked === null || asked.guests === null) return [{ path: 'stay', message: changed }];
  const { quote, reasons } = quoteStay({
    ...publicStay(calendar, now),
    ...{ capacity, guests: asked.guests },
    stay: listStayNights(asked.range),
    today: lisbonTime(now).date,
  });
  if (reasons.some(({ code }) => code === 'taken')) return [{ path: 'stay', message: taken }];
  return sameValue(quote, enquiry.stay.quote) ? [] : [{ path: 'stay', message: changed }];
}
