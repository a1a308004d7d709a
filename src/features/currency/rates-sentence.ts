import { formatDay } from '#domain/core/format-date.ts';
import type { ExchangeRates } from '#domain/money/exchange-rates.ts';
import { CURRENCY_TEXT as text } from './text.ts';

/** The source and the day of the rates, such as 'European Central Bank, 20 November 2026'. */
export function ratesSentence({ date }: ExchangeRates): string {
  if (date === null) return text.fixedRates;
  return `${text.ratesOf} ${formatDay(date)}`;
}
