import { getEntry } from 'astro:content';
import { EXCHANGE_RATES_ID } from '#domain/content/collections.ts';
import { type DataFile, dataFile } from '#lib/data-file.ts';

/** The rates at the time of the build as a file, for when the function with today's rates fails. */
export async function ratesFile(): Promise<DataFile> {
  const entry = await getEntry('rates', EXCHANGE_RATES_ID);
  if (!entry) throw new Error('The build has no exchange rates, not even the fixed ones.');
  return dataFile('/data', 'rates', entry.data);
}
