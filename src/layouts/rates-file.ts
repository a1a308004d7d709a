import { hash } from 'node:crypto';
import { getEntry } from 'astro:content';
import { EXCHANGE_RATES_ID } from '#domain/content/collections.ts';

/** The rates at the time of the build as a file, for when the function with today's rates fails. */
export async function ratesFile(): Promise<{ name: string; path: string; body: string }> {
  const entry = await getEntry('rates', EXCHANGE_RATES_ID);
  if (!entry) throw new Error('The build has no exchange rates, not even the fixed ones.');
  const body = JSON.stringify(entry.data);
  const name = `rates.${hash('sha256', body).slice(0, 8)}`;
  return { name, path: `/data/${name}.json`, body };
}
