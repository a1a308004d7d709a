import type { CurrencyCode } from './currency.ts';

// Apart from the list of currencies: every page needs these two, and few need the list.

/** The currency of a first visit (visitor specification, section 9). */
export const DEFAULT_CURRENCY: CurrencyCode = 'EUR';

/** Key of the visitor's choice in localStorage. */
export const CURRENCY_STORAGE_KEY = 'currency';
