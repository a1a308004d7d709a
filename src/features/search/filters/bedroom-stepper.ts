import { BEDROOM_BOUNDS, FILTER_PANEL_BEDROOMS } from '#domain/search/limits.ts';

export interface BedroomRange {
  min: number;
  max: number;
}

/**
 * One press of the stepper: 'min at least 1 and at most max; max at most 20 and at least min' (visitor specification,
 * section 5).
 */
export function stepBedrooms(range: BedroomRange, end: keyof BedroomRange, step: 1 | -1): BedroomRange {
  if (end === 'min') return { ...range, min: Math.min(Math.max(range.min + step, BEDROOM_BOUNDS.min), range.max) };
  return { ...range, max: Math.max(Math.min(range.max + step, BEDROOM_BOUNDS.max), range.min) };
}

/** The bedrooms a panel filters by: untouched (1 to 12) it does not filter, which would exclude properties with 14. */
export function bedroomsFromPanel(range: BedroomRange): BedroomRange {
  const untouched = range.min === FILTER_PANEL_BEDROOMS.min && range.max === FILTER_PANEL_BEDROOMS.max;
  return untouched ? { ...BEDROOM_BOUNDS } : range;
}
