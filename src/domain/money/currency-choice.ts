import type { CurrencyCode } from './currency.ts';

// Apart from the list of currencies, because every page asks for these two.

/** The currency of a first visit (visitor specification, section 9). */
export const DEFAULT_CURRENCY: CurrencyCode = 'EUR';

/** Name under which the browser keeps the choice. */
export const CURRENCY_STORAGE_KEY = 'currency';
