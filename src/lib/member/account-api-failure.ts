/** A call about an account that brought no success; `code` is the API's own, or 'offline'. */
export class AccountApiFailure extends Error {
  /** Which failure it is. */
  readonly code: string;

  /** Names the failure. */
  constructor(code: string, cause?: unknown) {
    super(`The API answered ${code}`, { cause });
    this.name = 'AccountApiFailure';
    this.code = code;
  }
}
