// The texts of the visitor specification, section 2 ('Map view') and section 9, exactly.

import { countOf } from '#domain/text/count-of.ts';

/** Heading of a map without properties. */
export const NO_PROPERTIES_TO_DISPLAY = 'No Properties to Display';

/** Hint below the heading. */
export const ADJUST_FILTERS_FOR_MAP = 'Adjust your filters to see properties on the map';

/** Heading of the legend. */
export const MAP_LEGEND_TITLE = 'Property Types';

/** Labels of the legend in order. */
export const MAP_LEGEND_LABELS = ['Vacation Rentals', 'Real Estate', 'Mid-Term', 'Other'] as const;

/** Label of the link in a popup. */
export const VIEW_DETAILS = 'View Details';

/** The counter of the map: '{n} Property' or '{n} Properties'. */
export function mapCounter(count: number): string {
  return countOf(count, 'Property', 'Properties');
}
