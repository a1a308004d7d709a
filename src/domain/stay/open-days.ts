// No zod: pages need it.
import { addDays, listStayNights, sliceNights, type StayNights } from './nights.ts';
import { seasonOf, type PricedSeason } from './priced-season.ts';
import { quoteStay, type QuotedTerms, type QuoteReason } from './quote.ts';

/** One guest, who fits anywhere: whether a day can be chosen depends on nights alone. */
const ONE = { capacity: 0, guests: { adults: 1, childAges: [], pets: 0 } };

/** The days on which a stay can begin or end: from today to the day after the last night with a price. */
export function listOpenDays({ seasons }: Pick<QuotedTerms, 'seasons'>, today: string): StayNights {
  const last = seasons.at(-1)?.to ?? today;
  return listStayNights({ from: today, to: addDays(last > today ? last : today, 1) });
}

/** Why a stay from a day on, which the open days do not include, cannot be had. Lists no nights: a link may name any year. */
export function reasonOutside(days: StayNights, from: string): QuoteReason {
  if (from < days.from) return { code: 'past' };
  // On the last open day one can only leave: it is the first without a price.
  const unpriced = days.nights.at(-1) ?? days.from;
  return { code: 'no-price', night: from > unpriced ? from : unpriced };
}

/** Nights of the shortest stay from a day of a season on; whole weeks where only one day of the week changes. */
export function shortestStay({ minimumNights, changeoverDay }: PricedSeason): number {
  return changeoverDay === null ? minimumNights : Math.ceil(minimumNights / 7) * 7;
}

/** Whether a stay can begin on a day: it is free, and so are the nights of the shortest stay. `days` begin with today. */
export function canArrive(terms: QuotedTerms, days: StayNights, day: string): boolean {
  const season = seasonOf(terms.seasons, day);
  const stay = season && sliceNights(days, days.nights.indexOf(day), shortestStay(season));
  if (stay === null || day < days.from) return false;
  const { reasons } = quoteStay({ ...terms, ...ONE, stay, today: days.from });
  // A longer stay may end on the right day.
  return reasons.every(({ code }) => code === 'departure-day');
}

/** Whether a stay that begins on a day can end on another. */
export function canDepart(terms: QuotedTerms, days: StayNights, from: string, to: string): boolean {
  const first = days.nights.indexOf(from);
  const stay = sliceNights(days, first, days.nights.indexOf(to) - first);
  return stay !== null && quoteStay({ ...terms, ...ONE, stay, today: days.from }).reasons.length === 0;
}
