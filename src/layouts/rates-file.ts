import { createHash } from 'node:crypto';
import { getEntry } from 'astro:content';
import { EXCHANGE_RATES_ID } from '#domain/content/collections.ts';
import { RATES_PATH } from '#domain/money/rates-path.ts';

/** The rates at the time of the build, and the hash in their file's name. */
export async function ratesFile(): Promise<{ hash: string; body: string }> {
  const entry = await getEntry('rates', EXCHANGE_RATES_ID);
  if (!entry) throw new Error('The build has no exchange rates, not even the fixed ones.');
  const body = JSON.stringify(entry.data);
  return { hash: createHash('sha256').update(body).digest('hex').slice(0, 8), body };
}

/** URLs of rates in order: today's, then those of the build, for when the function fails. */
export async function ratesUrls(): Promise<readonly string[]> {
  const { hash } = await ratesFile();
  return [RATES_PATH, `/data/rates.${hash}.json`];
}
