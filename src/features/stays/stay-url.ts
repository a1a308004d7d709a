import type { ChosenRange } from '#lib/stay/chosen-stay.ts';

/** Parameters of a property's page, as the cards of a listing page write them. */
const PARAMETERS = { from: 'check-in', to: 'check-out', adults: 'adults' } as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the dates of a property's URL; null unless both are days in order. Whether they can be had is checked later. */
export function readDates(url: URL): ChosenRange | null {
  const from = url.searchParams.get(PARAMETERS.from) ?? '';
  const to = url.searchParams.get(PARAMETERS.to) ?? '';
  return DAY.test(from) && DAY.test(to) && from < to ? { from, to } : null;
}

/** Reads the number of adults of a property's URL; null for none. */
export function readAdults(url: URL): number | null {
  const adults = url.searchParams.get(PARAMETERS.adults) ?? '';
  return /^[1-9]\d?$/.test(adults) ? Number(adults) : null;
}

/** The URL of a property's page with these dates and adults, to share and to reload. */
export function withStay(url: URL, range: ChosenRange | null, adults: number): URL {
  const changed = new URL(url);
  for (const name of Object.values(PARAMETERS)) changed.searchParams.delete(name);
  if (range === null || range.to === null) return changed;
  changed.searchParams.set(PARAMETERS.from, range.from);
  changed.searchParams.set(PARAMETERS.to, range.to);
  changed.searchParams.set(PARAMETERS.adults, String(adults));
  return changed;
}
