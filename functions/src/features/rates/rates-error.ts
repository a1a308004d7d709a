/** Why rates were not taken over: the bank did not answer, answered too much, no rates, or rates nobody should believe. */
export type RatesErrorCode = 'unreachable' | 'too_large' | 'not_rates' | 'incomplete' | 'implausible';

/** Expected failures of the daily refresh; the rates in use stay as they are. */
export class RatesError extends Error {
  readonly code: RatesErrorCode;

  constructor(code: RatesErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'RatesError';
    this.code = code;
  }
}
