import { GUEST_BOUNDS } from '#domain/enquiry/limits.ts';
import type { PageType } from '#domain/property/type.ts';
import { PEOPLE_BOUNDS } from '#domain/search/limits.ts';
import { type ListingSearch, withStay } from '#domain/search/listing-search.ts';
import { DEFAULT_GUESTS, latestDeparture } from '#domain/search/stay-search.ts';

/** The fields of the panel with the dates before its button is pressed. */
export interface StayDraft {
  /** Null before the first day is chosen; `to` is null before the second one is. */
  readonly range: { readonly from: string; readonly to: string | null } | null;
  readonly guests: number;
  readonly isFlexible: boolean;
}

/** The fields for a search; without dates the guests are those of its filter. */
export function stayDraftOf({ stay, filter }: Pick<ListingSearch, 'stay' | 'filter'>): StayDraft {
  if (stay === null) {
    const guests = Math.min(Math.max(filter.minPeople, DEFAULT_GUESTS), GUEST_BOUNDS.max);
    return { range: null, guests, isFlexible: false };
  }
  const { from, to, guests, isFlexible } = stay;
  return { range: { from, to }, guests, isFlexible };
}

/** The search for the fields, of which the dates may be none; undefined while the day of departure is missing. */
export function searchOf({ range, guests, isFlexible }: StayDraft, search: ListingSearch): ListingSearch | undefined {
  const filtered = stayDraftOf({ ...search, stay: null }).guests;
  if (range === null) return withStay(guests === filtered ? search : withGuests(guests, search), null);
  const { from, to } = range;
  if (to === null) return undefined;
  // Fewer than the filter, with whose guests the fields began.
  const isFewer = search.stay === null && guests < filtered;
  return withStay(isFewer ? withGuests(guests, search) : search, { from, to, guests, isFlexible });
}

/** Guests that a visitor chooses without dates are a filter, as in the panel of the filters. */
function withGuests(guests: number, search: ListingSearch): ListingSearch {
  return { ...search, filter: { ...search.filter, minPeople: guests, maxPeople: PEOPLE_BOUNDS.max } };
}

/** Whether a day is too late for a departure after an arrival. */
export function isTooLate(page: PageType, from: string | null, day: string): boolean {
  return from !== null && day > latestDeparture(page, from);
}
