import { logger } from 'firebase-functions';
import { fetchRatesFile } from './fetch-rates-file.ts';
import { RatesError } from './rates-error.ts';
import type { RatesStore } from './rates.store.ts';
import { refreshRates } from './refresh-rates.ts';

/** Refreshes the rates for the daily schedule. Logs a failure with its code and rethrows it, so that the scheduler retries. */
export async function refreshDaily(url: string, store: RatesStore): Promise<void> {
  try {
    const outcome = await refreshRates({ fetchFile: () => fetchRatesFile(url), store, now: new Date() });
    logger.info(`Exchange rates: ${outcome}`);
  } catch (error) {
    if (error instanceof RatesError) logger.error(`Exchange rates stay as they are (${error.code})`, error);
    throw error;
  }
}
