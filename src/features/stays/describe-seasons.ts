import { formatStay } from '#domain/core/format-date.ts';
import { formatAmount } from '#domain/money/currency.ts';
import { addDays } from '#domain/stay/nights.ts';
import type { PricedSeason } from '#domain/stay/priced-season.ts';
import { countOf } from '#domain/stay/quote-text.ts';
import { STAY_TEXT as text } from './text.ts';

/** A season as visitors read it. */
export interface DescribedSeason {
  /** '15 June to 11 September 2027'. */
  period: string;
  /** '€1,200 per night'. */
  price: string;
  /** 'from 7 nights, Saturday to Saturday'. */
  rules: string;
}

/** Describes seasons in order; neighbours with the same price and rules are one. */
export function describeSeasons(seasons: readonly PricedSeason[]): DescribedSeason[] {
  const joined: PricedSeason[] = [];
  for (const season of seasons) {
    const last = joined.at(-1);
    if (last !== undefined && last.to === season.from && costsTheSame(last, season))
      joined[joined.length - 1] = { ...last, to: season.to };
    else joined.push(season);
  }
  return joined.map(({ from, to, price, unit, weekendPrice, minimumNights, changeoverDay }) => {
    const rules = [
      text.fromNights(countOf(minimumNights, 'night')),
      ...(changeoverDay === null ? [] : [text.changeover(text.weekdays[changeoverDay - 1] ?? '')]),
      ...(weekendPrice === null ? [] : [text.weekends(formatAmount(weekendPrice, 'EUR'))]),
    ];
    return {
      period: formatStay(from, addDays(to, -1)),
      price: `${formatAmount(price, 'EUR')} ${text.units[unit]}`,
      rules: rules.join(', '),
    };
  });
}

function costsTheSame(one: PricedSeason, other: PricedSeason): boolean {
  const fields = ['price', 'unit', 'weekendPrice', 'minimumNights', 'changeoverDay'] as const;
  return fields.every((field) => one[field] === other[field]);
}
