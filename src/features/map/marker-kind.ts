import { MAP_LEGEND_LABELS } from '#domain/search/map-text.ts';
import type { PropertyType } from '#domain/property/type.ts';

/** Decides a marker's colour and sign. */
export type MarkerKind = 'rental' | 'sale' | 'mid-term' | 'other';

/** In the legend's order. */
export const MARKER_KINDS = ['rental', 'sale', 'mid-term', 'other'] as const satisfies readonly MarkerKind[];

/** 'rental red, real_estate blue, mid_term_rental green, other purple' (visitor specification, section 9). */
export function markerKind(type: PropertyType): MarkerKind {
  switch (type) {
    case 'rental':
      return 'rental';
    case 'real_estate':
      return 'sale';
    case 'mid_term_rental':
      return 'mid-term';
    default:
      return 'other';
  }
}

export function kindLabel(kind: MarkerKind): string {
  const [rental, sale, midTerm, other] = MAP_LEGEND_LABELS;
  return { rental, sale, 'mid-term': midTerm, other }[kind];
}

/** The colour of each kind. */
export const KIND_COLORS: Record<MarkerKind, string> = {
  rental: 'text-error',
  sale: 'text-anil',
  'mid-term': 'text-sale',
  other: 'text-[#66347f]',
};

/**
 * White signs in the markers, so that colour is not the only difference: a disc, a square, a triangle and a diamond.
 */
export const KIND_SIGNS: Record<MarkerKind, string> = {
  rental: 'M12.5 8a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9z',
  sale: 'M8.5 8.5h8v8h-8z',
  'mid-term': 'M12.5 7.5l5 9h-10z',
  other: 'M12.5 7l5.5 5.5l-5.5 5.5l-5.5-5.5z',
};

/** Outline of a marker 25 wide and 35 high, whose tip is the place. */
export const MARKER_OUTLINE = 'M12.5 34.5C10 28 1 21 1 12.5a11.5 11.5 0 0 1 23 0C24 21 15 28 12.5 34.5z';
