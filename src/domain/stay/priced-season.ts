import { includesNight, type NightRange } from './nights.ts';

/** Nights or days that a price stands for; a month is thirty, as in the prices of the listing pages. */
export const PRICE_NIGHTS = { night: 1, week: 7, month: 30 } as const;

export type PriceUnit = keyof typeof PRICE_NIGHTS;

export const PRICE_UNITS = ['night', 'week', 'month'] as const satisfies readonly PriceUnit[];

/** What a quote needs of a season; season.ts describes the fields. */
export interface PricedSeason extends NightRange {
  readonly name: string;
  readonly price: number;
  readonly unit: PriceUnit;
  readonly weekendPrice: number | null;
  readonly minimumNights: number;
  readonly changeoverDay: number | null;
}

/** The season of a night; null for a night without a price. */
export function seasonOf(seasons: readonly PricedSeason[], night: string): PricedSeason | null {
  return seasons.find((season) => includesNight(season, night)) ?? null;
}

/** The season of each night; most nights have that of the one before. */
export function seasonsOf(seasons: readonly PricedSeason[], nights: readonly string[]): (PricedSeason | null)[] {
  let last: PricedSeason | null = null;
  return nights.map((night) => {
    if (last === null || !includesNight(last, night)) last = seasonOf(seasons, night);
    return last;
  });
}
