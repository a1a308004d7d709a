import { logger } from 'firebase-functions';
import { fetchRatesFile } from './fetch-rates-file.ts';
import { RatesError } from './rates-error.ts';
import type { RatesStore } from './rates.store.ts';
import { refreshRates } from './refresh-rates.ts';

/** The work of the daily schedule. A failure is logged with its code and thrown on, so that the scheduler tries again. */
export async function refreshDaily(address: string, store: RatesStore): Promise<void> {
  try {
    const outcome = await refreshRates({ fetchFile: () => fetchRatesFile(address), store, now: new Date() });
    logger.info(`Exchange rates: ${outcome}`);
  } catch (error) {
    if (error instanceof RatesError) logger.error(`Exchange rates stay as they are (${error.code})`, error);
    throw error;
  }
}
