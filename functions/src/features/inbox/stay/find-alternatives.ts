import type { AskedStay } from '#domain/enquiry/asked-stay.ts';
import type { StayReport } from '#domain/enquiry/stay-report.ts';
import { publishedPropertySchema, type PublishedProperty } from '#domain/property/property.ts';
import { stayCalendarSchema } from '#domain/stay/calendar.ts';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { calendarPath, publishedPropertiesPath } from '#platform/firestore-paths.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';
import { quoteOf } from './calendar-parts.ts';

const { slug, title, location, people } = publishedPropertySchema.shape;
const propertySchema = z.object({ slug, title, location, people });

/** Where a stay is asked for, and in what. */
export type StayPlace = Pick<PublishedProperty, 'destination' | 'type'>;

/** Properties of one place that are looked at. */
const LOOKED_AT = 60;

/** Alternatives that are shown. */
const SHOWN = 3;

/**
 * Finds stays of the same dates and guests in properties of the same type and place, the nearest to the accepted
 * total first, or the cheapest without one.
 */
export async function findAlternatives(
  firestore: Firestore,
  { property, range, guests, accepted }: AskedStay,
  { destination, type }: StayPlace,
  now: Date,
): Promise<StayReport['alternatives']> {
  // Properties without a destination share no place.
  if (destination === null) return [];
  const { docs } = await firestore
    .collection(publishedPropertiesPath())
    .where('destination', '==', destination)
    .where('type', '==', type)
    .select(...Object.keys(propertySchema.shape))
    .limit(LOOKED_AT)
    .get();
  const others = docs.filter(({ id }) => id !== property.id);
  if (others.length === 0) return [];
  const calendars = await firestore.getAll(...others.map(({ id }) => firestore.doc(calendarPath(id))));
  const stays = others.flatMap((document, index) => {
    const [published, stored] = [parseOrReport(document, propertySchema), calendars[index]];
    // Without a calendar there is no price either.
    const calendar = stored?.exists === true ? parseOrReport(stored, stayCalendarSchema) : null;
    if (published === null || calendar === null) return [];
    const { people: capacity, ...shown } = published;
    const { quote, reasons } = quoteOf({ range, guests }, calendar, capacity, now);
    return reasons.length > 0 ? [] : [{ ...shown, totalCents: quote?.totalCents ?? null }];
  });
  const wanted = accepted?.totalCents ?? 0;
  const distance = ({ totalCents }: { totalCents: number | null }) => Math.abs((totalCents ?? wanted) - wanted);
  return stays.toSorted((one, other) => distance(one) - distance(other)).slice(0, SHOWN);
}
