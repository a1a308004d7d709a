import { createHash } from 'node:crypto';
import { getEntry } from 'astro:content';
import { EXCHANGE_RATES_ID } from '#domain/content/collections.ts';

/** Today's rates; Hosting's CDN keeps the answer for an hour. */
const TODAY = '/api/rates';

/** The rates that were known when the site was built, and the hash of them that their file's name carries. */
export async function ratesFile(): Promise<{ hash: string; body: string }> {
  const entry = await getEntry('rates', EXCHANGE_RATES_ID);
  if (!entry) throw new Error('The build has no exchange rates, not even the fixed ones.');
  const body = JSON.stringify(entry.data);
  return { hash: createHash('sha256').update(body).digest('hex').slice(0, 8), body };
}

/** Where a page finds rates: today's first, then those of the build, which answer when the function does not. */
export async function ratesAddresses(): Promise<readonly string[]> {
  const { hash } = await ratesFile();
  return [TODAY, `/data/rates.${hash}.json`];
}
