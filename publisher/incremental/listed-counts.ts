import { belongsToPage, PAGE_TYPES, type PageType } from '#domain/property/type.ts';
import type { Houses } from './property-changes.ts';

/** How many properties a release shows, and what the database says. */
export interface BuiltIndex {
  /** Published properties as the database counts them. */
  counted: number;
  /** Properties that the release was made from. */
  houses: number;
  /** Of these, those on each listing. */
  listed: Record<PageType, number>;
}

/** Counts the properties of a release. */
export function builtIndex(houses: Houses, counted: number): BuiltIndex {
  const listed: BuiltIndex['listed'] = {
    rental: 0,
    real_estate: 0,
    mid_term_rental: 0,
    event: 0,
    retreat: 0,
    production: 0,
  };
  for (const house of houses.values()) {
    for (const type of PAGE_TYPES) if (belongsToPage(house, type)) listed[type] += 1;
  }
  return { counted, houses: houses.size, listed };
}
