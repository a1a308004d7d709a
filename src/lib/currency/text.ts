/** Words of the currency selector. */
export const CURRENCY_TEXT = {
  /** What the selector chooses. */
  currency: 'Currency',
  /** Stands where the rates are those of the build's table. */
  fixedRates: 'Indicative rates; euros are binding.',
  /** Whose rates they are; the day follows. */
  ratesOf: 'European Central Bank,',
} as const;
