import type { NightRange } from '#domain/stay/nights.ts';
import type { Occupancy } from '#domain/stay/occupancy.ts';
import type { Overlap } from './overlaps.ts';

/** What two stays on the same nights are, and what to do about them, as whole sentences. */
export interface DescribedOverlap {
  /** 'Booked here, 1 to 8 July 2027, and taken at Airbnb, 4 to 6 July 2027.' */
  readonly what: string;
  readonly advice: string;
}

/** Describes two stays on the same nights; `formatDates` writes the dates of one. */
export function describeOverlap({ entries }: Overlap, formatDates: (range: NightRange) => string): DescribedOverlap {
  const [first, second] = entries.map((entry) => `${placeOf(entry)}, ${formatDates(entry)}`);
  return { what: `${capitalise(first ?? '')}, and ${second}.`, advice: adviceOn(entries) };
}

function placeOf(entry: Occupancy): string {
  switch (entry.kind) {
    case 'feed':
      return `taken at ${entry.site}`;
    case 'hold':
      return 'on hold here';
    case 'booking':
    case 'block':
      return 'booked here';
  }
}

function adviceOn([one, other]: Overlap['entries']): string {
  const site = other.kind === 'feed' ? other.site : '';
  switch (one.kind) {
    case 'feed':
      return `One site may show what was sold at the other: then it is one stay. Otherwise one of them has to be cancelled today, at ${one.site} or ${site}.`;
    case 'hold':
      return `If ${site} has sold these dates to the same guest, it is one stay. Otherwise release the hold, and offer the guest another stay.`;
    case 'booking':
    case 'block':
      return `If both are of the same guest, it is one stay. Otherwise call both guests today: one has to move, and what cannot stay has to be cancelled at ${site} or here.`;
  }
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
