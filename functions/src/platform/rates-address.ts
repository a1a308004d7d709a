import * as z from 'zod';

const addressSchema = z
  .url({ protocol: /^https?$/, error: "RATES_ADDRESS: expected an address, such as 'https://example.com/daily.xml'" })
  .default('https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml');

/**
 * Where the daily reference rates come from: RATES_ADDRESS, set in functions/.env, or the European Central Bank. Not a
 * parameter of firebase-functions, for which the emulators would wait until somebody typed a value.
 */
export function ratesAddress(): string {
  return addressSchema.parse(process.env['RATES_ADDRESS']);
}
