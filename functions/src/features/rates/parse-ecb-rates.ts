import { CURRENCIES } from '#domain/money/currency.ts';
import { type ExchangeRates, exchangeRatesSchema } from '#domain/money/exchange-rates.ts';
import { SaxesParser } from 'saxes';
import { RatesError } from './rates-error.ts';

export type ReferenceRates = Extract<ExchangeRates, { source: 'ecb' }>;

/** Contents of the file: `<Cube time='2026-11-20'>` holds a `<Cube currency='USD' rate='1.0855'/>` for each currency. */
interface Cubes {
  days: string[];
  rates: Map<string, number>;
}

/** Parses the daily file of the European Central Bank; throws a RatesError for anything else. */
export function parseEcbRates(xml: string): ReferenceRates {
  const { days, rates } = readCubes(xml);
  const [date] = days;
  if (date === undefined || days.length > 1)
    throw new RatesError('not_rates', `Expected one day, found ${days.length}.`);
  const missing = CURRENCIES.filter(({ code }) => code !== 'EUR' && !rates.has(code)).map(({ code }) => code);
  if (missing.length > 0) throw new RatesError('incomplete', `The rates of ${date} lack ${missing.join(', ')}.`);
  const rateEntries = CURRENCIES.map(({ code }) => [code, code === 'EUR' ? 1 : rates.get(code)]);
  const parsed = exchangeRatesSchema.safeParse({ source: 'ecb', date, rates: Object.fromEntries(rateEntries) });
  if (!parsed.success || parsed.data.source !== 'ecb') {
    throw new RatesError('not_rates', `The rates of ${date} cannot be read.`, parsed.error);
  }
  return parsed.data;
}

function readCubes(xml: string): Cubes {
  const cubes: Cubes = { days: [], rates: new Map() };
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name !== 'Cube') return;
    const { time, currency, rate } = attributes;
    if (time !== undefined) cubes.days.push(time);
    if (currency === undefined) return;
    if (cubes.rates.has(currency)) throw new RatesError('not_rates', `The file holds ${currency} twice.`);
    cubes.rates.set(currency, Number(rate));
  });
  parser.on('error', (error) => {
    throw new RatesError('not_rates', 'The file of rates is not XML.', error);
  });
  parser.write(xml).close();
  return cubes;
}
