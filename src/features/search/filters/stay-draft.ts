import { GUEST_BOUNDS } from '#domain/enquiry/limits.ts';
import type { PageType } from '#domain/property/type.ts';
import type { ListingSearch } from '#domain/search/listing-search.ts';
import { DEFAULT_GUESTS, latestDeparture, type StaySearch } from '#domain/search/stay-search.ts';

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

/** The stay for the fields; null for no dates, and undefined while the day of departure is missing. */
export function stayOf({ range, guests, isFlexible }: StayDraft): StaySearch | null | undefined {
  if (range === null) return null;
  return range.to === null ? undefined : { from: range.from, to: range.to, guests, isFlexible };
}

/** Whether a day is too late for a departure after an arrival. */
export function isTooLate(page: PageType, from: string | null, day: string): boolean {
  return from !== null && day > latestDeparture(page, from);
}
