import { createHash } from 'node:crypto';
import type { PublishedProperty } from '#domain/property/property.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { type ListedStay, stayKey, writeListedStay } from '#domain/stay/listed-stay.ts';
import { addDays, type NightRange } from '#domain/stay/nights.ts';
import { publicStay } from '#domain/stay/public-stay.ts';
import { sampleTerms } from '#scripts/seed/sample-stays.ts';

/** The fields that only the working copy of a property has. */
const NOT_PUBLISHED = { archivedAt: null, checkInInstructions: '', contactInfo: '' };

/** Days of bookings that are made. */
const DAYS = 548;

/**
 * Makes what a listing page knows of the stays of generated properties, by key. Seasons, prices and bookings differ as they
 * do between owners, because equal ones would compress better than real ones; the same property always gets the same.
 */
export function generateListedStays(properties: readonly PublishedProperty[], now: Date): Record<string, ListedStay> {
  const today = lisbonTime(now).date;
  return Object.fromEntries(
    properties.map((property) => {
      const bytes = createHash('sha512').update(property.id).digest();
      const pick = (index: number, below: number): number => (bytes[index % bytes.length] ?? 0) % below;
      const terms = sampleTerms({ ...property, ...NOT_PUBLISHED }, Number(today.slice(0, 4)));
      // A season begins up to ten days later than that of another owner, where the one before it ends.
      const moved = terms.seasons.map(({ from }, index) => addDays(from, pick(index, 11)));
      const seasons = terms.seasons.map((season, index) => ({
        ...season,
        from: moved[index] ?? season.from,
        to: moved[index + 1] ?? season.to,
        price: Math.round((season.price * (80 + pick(index + 20, 50))) / 100),
      }));
      const stay = publicStay({ seasons, fees: terms.fees, occupancies: [] }, now);
      return [stayKey(property.id), writeListedStay({ ...stay, taken: bookedNights(today, pick) })];
    }),
  );
}

function bookedNights(today: string, pick: (index: number, below: number) => number): NightRange[] {
  const taken: NightRange[] = [];
  let day = 0;
  for (let index = 0; day < DAYS; index += 2) {
    const from = day + 1 + pick(index, 28);
    day = from + 2 + pick(index + 1, 13);
    taken.push({ from: addDays(today, from), to: addDays(today, day) });
  }
  return taken;
}
