/** Name of the choice of the currency. */
export const CURRENCY = 'Currency';

/** Written to the console when rates could not be fetched (visitor specification, section 8). */
export const FAILED_TO_FETCH_EXCHANGE_RATES = 'Failed to fetch exchange rates';

/** Footer of the currency selector: 'footer says exchange rates are updated daily' (visitor specification, section 2). */
export const EXCHANGE_RATES_UPDATED_DAILY = 'Exchange rates are updated daily';
