import { belongsToPage, PAGE_TYPES, type PageType } from '#domain/property/type.ts';
import type { SummariesById } from './property-changes.ts';

/** How many properties a release contains, and how many the database has. */
export interface ReleaseCounts {
  /** Published properties as the database counts them. */
  published: number;
  /** Properties that the release was built from. */
  built: number;
  /** Of these, the properties on each listing. */
  listed: Record<PageType, number>;
}

/** Counts the properties of a release; `published` is the count of the database. */
export function countRelease(summaries: SummariesById, published: number): ReleaseCounts {
  const listed: ReleaseCounts['listed'] = {
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
  return { published, built: summaries.size, listed };
}
