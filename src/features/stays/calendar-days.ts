import { PUBLIC_MONTHS } from '#domain/stay/limits.ts';
import { firstOfMonth, listStayNights, type StayNights } from '#domain/stay/nights.ts';

let known: StayNights | null = null;

/** Every day of the public calendar from today on, listed once for all the pages of a build. */
export function calendarDays(today: string): StayNights {
  if (known?.from !== today) known = listStayNights({ from: today, to: firstOfMonth(today, PUBLIC_MONTHS + 1) });
  return known;
}
