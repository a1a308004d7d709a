import * as z from 'zod';
import { RATE_MAX, type CurrencyCode } from './currency.ts';

const rate = z.number().positive().max(RATE_MAX);

const rates = z.strictObject({
  EUR: z.literal(1),
  USD: rate,
  GBP: rate,
  CHF: rate,
  CAD: rate,
  AUD: rate,
  JPY: rate,
  BRL: rate,
} satisfies Record<CurrencyCode, z.ZodType<number>>);

/** The exchange rates in use, as stored and as published for the browser. */
export const exchangeRatesSchema = z.discriminatedUnion('source', [
  z.strictObject({
    /** The reference rates of the European Central Bank. */
    source: z.literal('ecb'),
    /** Day of the rates as 'YYYY-MM-DD'. */
    date: z.iso.date(),
    /** Units of each currency for one euro. */
    rates,
  }),
  z.strictObject({
    /** The fixed table of the specification, used until reference rates are known. */
    source: z.literal('fixed'),
    date: z.null(),
    /** Units of each currency for one euro. */
    rates,
  }),
]);

export type ExchangeRates = z.infer<typeof exchangeRatesSchema>;
