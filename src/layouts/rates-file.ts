import { createHash } from 'node:crypto';
import { getEntry } from 'astro:content';
import { EXCHANGE_RATES_ID } from '#domain/content/collections.ts';

/** The rates at the time of the build, and the hash in their file's name. */
export async function ratesFile(): Promise<{ hash: string; body: string }> {
  const entry = await getEntry('rates', EXCHANGE_RATES_ID);
  if (!entry) throw new Error('The build has no exchange rates, not even the fixed ones.');
  const body = JSON.stringify(entry.data);
  return { hash: createHash('sha256').update(body).digest('hex').slice(0, 8), body };
}

/** The path of that file, for when the function with today's rates fails. */
export async function ratesPath(): Promise<string> {
  const { hash } = await ratesFile();
  return `/data/rates.${hash}.json`;
}
