import { ALL } from '#domain/places/locations.ts';

/**
 * Ticks or unticks an option: "'All' is exclusive; unticking everything returns to All" (visitor specification, section
 * 5). The options keep the order in which they were ticked.
 */
export function toggleExclusiveChoice(chosen: readonly string[], option: string): string[] {
  if (option === ALL) return [ALL];
  const others = chosen.filter((choice) => choice !== ALL);
  const next = others.includes(option) ? others.filter((choice) => choice !== option) : [...others, option];
  return next.length === 0 ? [ALL] : next;
}

/** The choices for a filter: 'All' is an empty list. */
export function withoutAll(chosen: readonly string[]): string[] {
  return chosen.includes(ALL) ? [] : [...chosen];
}
