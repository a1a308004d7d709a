import { countListedDays, readListedStay, readListedStays, readTakenDays } from '#domain/stay/listed-stay.ts';
import { addDays, listStayNights, type StayNights } from '#domain/stay/nights.ts';
import { seasonOf } from '#domain/stay/priced-season.ts';
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
  /** Prices and free nights by key, as `writeListedStay` wrote them. */
  readonly stays: ReadonlyMap<string, string>;
  /** Today in Lisbon. */
  readonly today: string;
}

/** Reads the keys of a listing page and what the API sends for it; throws when they are invalid. */
export function readOfferData(keys: unknown, stays: unknown): Omit<OfferData, 'today'> {
  const isKeys = (value: unknown): value is string[] =>
    Array.isArray(value) && value.every((key) => typeof key === 'string');
  if (!isKeys(keys)) throw new TypeError('expected the keys of stays');
  return { keys, stays: readListedStays(stays) };
}

/** Prepares the offers of a listing page: each text is read once, and each stay computed once for each property. */
export function createFindOffers({ keys, stays, today }: OfferData): FindOffers {
  const texts = keys.map((key) => stays.get(key) ?? '');
  const termsAt = remember((position) => readListedStay(texts[position] ?? ''));
  const takenAt = remember((position) => readTakenDays(texts[position] ?? ''));
  const known = new Map<string, OfferOf>();

  const compare = (stay: StaySearch): OfferOf => {
    const wishes = listWishes(stay, today);
    const guests = { adults: stay.guests, childAges: [], pets: 0 };
    const offerAt = (position: number, people: number): StayOffer | null => {
      for (const { nights, first, last } of wishes) {
        // Cheap, before what reads and computes everything.
        if (isTaken(takenAt(position), first, last)) continue;
        const terms = termsAt(position);
        if (terms === null) return null;
        if (seasonOf(terms.seasons, nights.from) === null) continue;
        const { quote } = quoteStay({ ...terms, stay: nights, guests, capacity: people, today });
        if (quote !== null) return makeOffer(stay, nights, quote.totalCents);
      }
      return null;
    };
    const offers = new Map<number, StayOffer | null>();
    return ({ position, people }) => {
      let offer = offers.get(position);
      if (offer === undefined) {
        offer = (people > 0 && people < stay.guests) || texts[position] === '' ? null : offerAt(position, people);
        offers.set(position, offer);
      }
      return offer;
    };
  };
  return (stay) => {
    const name = JSON.stringify([stay.from, stay.to, stay.guests, stay.isFlexible]);
    const offerOf = known.get(name) ?? compare(stay);
    known.set(name, offerOf);
    return offerOf;
  };
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

/** Keeps what is read at each position. */
function remember<Value>(read: (position: number) => Value): (position: number) => Value {
  const known: Value[] = [];
  return (position) => (known[position] ??= read(position));
}
