import { belongsToPage, PAGE_TYPES, type PageType } from '#domain/property/type.ts';
import type { SummariesById } from './property-changes.ts';

/** How many properties a release shows, and what the database says. */
export interface BuiltIndex {
  /** Published properties as the database counts them. */
  counted: number;
  /** Properties that the release was made from. */
  summaries: number;
  /** Of these, those on each listing. */
  listed: Record<PageType, number>;
}

/** Counts the properties of a release. */
export function builtIndex(summaries: SummariesById, counted: number): BuiltIndex {
  const listed: BuiltIndex['listed'] = {
    rental: 0,
    real_estate: 0,
    mid_term_rental: 0,
    event: 0,
    retreat: 0,
    production: 0,
  };
  for (const summary of summaries.values()) {
    for (const type of PAGE_TYPES) if (belongsToPage(summary, type)) listed[type] += 1;
  }
  return { counted, summaries: summaries.size, listed };
}
