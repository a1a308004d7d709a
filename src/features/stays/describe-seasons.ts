import { formatStay } from '#domain/core/format-date.ts';
import { formatAmount } from '#domain/money/currency.ts';
import { addDays } from '#domain/stay/nights.ts';
import type { PricedSeason } from '#domain/stay/priced-season.ts';
import { nightWordOf, type NightWord } from '#domain/stay/night-word.ts';
import type { PropertyType } from '#domain/property/type.ts';
import { countOf } from '#domain/text/count-of.ts';
import { stayText, type StayText } from './text.ts';

/** A season as visitors read it. */
export interface DescribedSeason {
  /** '15 June to 11 September 2027'. */
  period: string;
  /** '€1,200 per night'. */
  price: string;
  /** 'from 7 nights, Saturday to Saturday'; '' for none. */
  rules: string;
}

/** Describes seasons in order; neighbours with the same price and rules are one. */
export function describeSeasons(seasons: readonly PricedSeason[], type: PropertyType): DescribedSeason[] {
  const text = stayText(type);
  const word = nightWordOf(type);
  const joined: PricedSeason[] = [];
  for (const season of seasons) {
    const last = joined.at(-1);
    if (last !== undefined && last.to === season.from && costsTheSame(last, season))
      joined[joined.length - 1] = { ...last, to: season.to };
    else joined.push(season);
  }
  return joined.map(({ from, to, price, unit, weekendPrice, minimumNights, changeoverDay }) => {
    const rules = [
      // Every booking of a venue has a day.
      ...(word === 'day' && minimumNights === 1 ? [] : [text.from(countOf(minimumNights, word))]),
      ...(changeoverDay === null ? [] : [describeChangeover(changeoverDay, word, text)]),
      ...(weekendPrice === null ? [] : [text.weekends(formatAmount(weekendPrice, 'EUR'))]),
    ];
    return {
      period: formatStay(from, addDays(to, -1)),
      price: `${formatAmount(price, 'EUR')} ${text.units[unit]}`,
      rules: rules.join(', '),
    };
  });
}

/** 'Saturday to Saturday'; by the day, the last one is the day before: 'Saturday to Friday'. */
function describeChangeover(changeoverDay: number, word: NightWord, { weekdays, changeover }: StayText): string {
  return changeover(weekdays[changeoverDay - 1] ?? '', weekdays.at(changeoverDay - (word === 'day' ? 2 : 1)) ?? '');
}

function costsTheSame(one: PricedSeason, other: PricedSeason): boolean {
  const fields = ['price', 'unit', 'weekendPrice', 'minimumNights', 'changeoverDay'] as const;
  return fields.every((field) => one[field] === other[field]);
}
