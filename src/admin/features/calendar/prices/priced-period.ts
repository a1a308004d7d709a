import { Temporal } from 'temporal-polyfill';
import type { NightRange } from '#domain/stay/nights.ts';

/** Months in which every night should have a price: guests book up to a year and a half ahead. */
const MONTHS = 18;

/** The nights that should have a price, from today. */
export function pricedPeriod(today: string): NightRange {
  return { from: today, to: Temporal.PlainDate.from(today).add({ months: MONTHS }).toString() };
}
