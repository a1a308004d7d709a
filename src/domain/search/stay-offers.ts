import { isRecord } from '#domain/core/is-record.ts';
import { countListedDays, type ListedStays, readListedTerms, readTakenDays } from '#domain/stay/listed-stay.ts';
import { addDays, listStayNights, type StayNights } from '#domain/stay/nights.ts';
import { quoteStay } from '#domain/stay/quote.ts';
import type { CatalogueRow } from './index/read-index.ts';
import { makeOffer, type StayOffer } from './stay-offer.ts';
import { FLEXIBLE_DAYS, type StaySearch } from './stay-search.ts';

/** The offer of a property for one stay; null when it is not free, takes fewer guests or has no price. */
export type OfferOf = (row: Pick<CatalogueRow, 'position' | 'people'>) => StayOffer | null;

/** Compares the properties of a listing page for a stay. */
export type FindOffers = (stay: StaySearch) => OfferOf;

/** What the offers of a listing page follow from. */
export interface OfferData {
  /** The key of each property, in the order of the index. */
  readonly keys: readonly string[];
  /** Prices and free nights, as the API sends them. */
  readonly stays: ListedStays;
  /** Today in Lisbon. */
  readonly today: string;
}

/** Reads the keys of a listing page and what the API sends for it; throws when they are invalid. */
export function readOfferData(keys: unknown, stays: unknown): Omit<OfferData, 'today'> {
  if (!isTexts(keys)) throw new TypeError('expected the keys of stays');
  const columns = isRecord(stays) ? [stays['keys'], stays['terms'], stays['taken']].filter(isTexts) : [];
  const [listed, terms, taken] = columns;
  if (!listed || !terms || !taken) throw new TypeError('expected the stays of a listing page');
  return { keys, stays: { keys: listed, terms, taken } };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

/**
 * Prepares the offers of a listing page. Everything is read at once, while the visitor chooses dates; each stay is computed
 * once for each property.
 */
export function createFindOffers({ keys, stays, today }: OfferData): FindOffers {
  const places = new Map(stays.keys.map((key, place) => [key, place]));
  const listed = keys.map((key) => readStay(stays, places.get(key) ?? -1));
  const known = new Map<string, OfferOf>();

  const compare = (stay: StaySearch): OfferOf => {
    const wishes = listWishes(stay, today);
    const guests = { adults: stay.guests, childAges: [], pets: 0 };
    const findOffer = (position: number, capacity: number): StayOffer | null => {
      const property = listed[position] ?? null;
      if (property === null || (capacity > 0 && capacity < stay.guests)) return null;
      for (const { nights, first, last } of wishes) {
        // Cheap, before what computes everything.
        if (isTaken(property.taken, first, last)) continue;
        const { quote } = quoteStay({ ...property, taken: [], stay: nights, guests, capacity, today });
        if (quote !== null) return makeOffer(stay, nights, quote.totalCents);
      }
      return null;
    };
    const offers: (StayOffer | null)[] = [];
    return ({ position, people }) => {
      const offer = offers[position];
      return offer === undefined ? (offers[position] = findOffer(position, people)) : offer;
    };
  };
  return (stay) => {
    const name = JSON.stringify([stay.from, stay.to, stay.guests, stay.isFlexible]);
    const offerOf = known.get(name) ?? compare(stay);
    known.set(name, offerOf);
    return offerOf;
  };
}

/** Reads the stay at a place; null for none, and for one that is invalid. */
function readStay({ terms, taken }: ListedStays, place: number) {
  const [read, takenDays] = [readListedTerms(terms[place] ?? ''), readTakenDays(taken[place] ?? '')];
  return read && takenDays && { ...read, taken: takenDays };
}

/** Dates that fulfil a wish. */
interface Wish {
  readonly nights: StayNights;
  /** Days from the same first one as those of `readTakenDays`. */
  readonly first: number;
  readonly last: number;
}

/** The dates that fulfil a wish, the nearest first, the earlier one of two; their nights are listed once for all rows. */
function listWishes({ from, to, isFlexible }: StaySearch, today: string): Wish[] {
  const shifts = [0];
  for (let days = 1; isFlexible && days <= FLEXIBLE_DAYS; days += 1) shifts.push(-days, days);
  return shifts
    .map((days) => listStayNights({ from: addDays(from, days), to: addDays(to, days) }))
    .filter((nights) => nights.from >= today)
    .map((nights) => ({ nights, first: countListedDays(nights.from), last: countListedDays(nights.to) }));
}

function isTaken(taken: readonly number[], first: number, last: number): boolean {
  for (let index = 0; index < taken.length; index += 2) {
    if ((taken[index] ?? 0) >= last) return false;
    if ((taken[index + 1] ?? 0) > first) return true;
  }
  return false;
}
