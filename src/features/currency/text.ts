/** Text of the currency selector. */
export const CURRENCY_TEXT = {
  /** Shown when the rates are those of the build's table. */
  fixedRates: 'Indicative rates; euros are binding.',
  /** The source of the rates; the date follows. */
  ratesOf: 'European Central Bank,',
} as const;
