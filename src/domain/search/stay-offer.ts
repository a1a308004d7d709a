import { formatAmount } from '#domain/money/currency.ts';
import type { StayNights } from '#domain/stay/nights.ts';
import { countOf } from '#domain/text/count-of.ts';
import { stayParameters, type StaySearch } from './stay-search.ts';
import { dayFormat, stayDates } from './stay-text.ts';

/** What a property costs for a stay. */
export interface StayOffer {
  /** Day of arrival: that of the wish, or one near it when the wish is flexible. */
  readonly from: string;
  readonly cents: number;
  /** Written when a card needs it, because thousands are compared. */
  readonly show: () => ShownOffer;
}

/** What a card says of an offer. */
export interface ShownOffer {
  /** '€8,400 for 7 nights'. */
  readonly total: string;
  /** 'Sat 4 to Sat 11 July'; null when they are the dates that were searched for. */
  readonly dates: string | null;
  /** Query string of the property's page. */
  readonly query: string;
}

const WEEKDAY = dayFormat({ weekday: 'short' });

/** Makes the offer of a stay for these nights. */
export function makeOffer(stay: StaySearch, { from, to, nights }: StayNights, cents: number): StayOffer {
  const show = (): ShownOffer => ({
    total: `${formatAmount(cents / 100, 'EUR')} for ${countOf(nights.length, 'night')}`,
    dates: stay.isFlexible ? stayDates({ from, to }, WEEKDAY) : null,
    query: `?${new URLSearchParams(stayParameters({ ...stay, from, to, isFlexible: false })).toString()}`,
  });
  return { from, cents, show };
}
