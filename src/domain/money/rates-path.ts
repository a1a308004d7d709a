/** URL of today's exchange rates. */
export const RATES_PATH = '/api/rates';
