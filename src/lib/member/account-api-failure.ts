/** A failed call about an account; `code` is the API's own, or 'offline'. */
export class AccountApiFailure extends Error {
  readonly code: string;

  constructor(code: string, cause?: unknown) {
    super(`The API responded with ${code}`, { cause });
    this.name = 'AccountApiFailure';
    this.code = code;
  }
}
