export type RatesErrorCode = 'unreachable' | 'too_large' | 'not_rates' | 'incomplete' | 'implausible';

/** An expected failure of the daily refresh; the rates in use do not change. */
export class RatesError extends Error {
  readonly code: RatesErrorCode;

  constructor(code: RatesErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'RatesError';
    this.code = code;
  }
}
