// No zod here: the browser names and explains failures without loading a schema library (`api/problem.ts` has the schemas).

/** Every expected failure of the API: its HTTP status and the title a reader sees. */
export const API_ERRORS = {
  /** The request is malformed, or a field breaks its rule (`fields` says which). */
  invalid_request: { status: 400, title: 'The request is not valid' },
  /** No valid sign-in came with the request. */
  unauthenticated: { status: 401, title: 'Please sign in' },
  /** The signed-in account may not do this. */
  forbidden: { status: 403, title: 'This account may not do that' },
  /** The sign-in is too old for this action; entering the password again fixes it. */
  stale_sign_in: { status: 403, title: 'Please enter your password again' },
  /** Staff must sign in with a second factor here, and this sign-in had none. */
  second_factor_required: { status: 403, title: 'Please sign in with your authenticator app' },
  /** A page of another site sent the request. */
  wrong_origin: { status: 403, title: 'The request came from another website' },
  /** This URL leads to nothing. */
  not_found: { status: 404, title: 'Nothing was found at this URL' },
  /** The URL exists, but not with this method (`Allow` lists its methods). */
  method_not_allowed: { status: 405, title: 'This URL does not support that method' },
  /** The stored state is not the one the request was made for, for example after another save (`current` is what is stored). */
  conflict: { status: 409, title: 'This was changed in the meantime' },
  /**
   * Documents still use what is to be removed, or the URL that it would have (`fields` names them by their paths); where the
   * request may be forced, the same one with force removes it.
   */
  in_use: { status: 409, title: 'This is still in use' },
  /** The change would leave nobody who can manage staff. */
  last_admin: { status: 409, title: 'At least one administrator must remain' },
  /** Something required is missing before this can be published (`fields` names what, as 'properties/{id}.licenceNumber'). */
  unlawful: { status: 422, title: 'Something is missing before this can be published' },
  /** The content to publish shows a property that is not published (`fields` names where). */
  not_published: { status: 409, title: 'This shows something that is not published' },
  /** A message between API and publisher has no valid signature, or an old one. */
  bad_signature: { status: 403, title: 'This message is not signed by the publisher' },
  /** The body is larger than the endpoint reads. */
  payload_too_large: { status: 413, title: 'The request is too large' },
  /** The body is not of the media type the endpoint reads. */
  unsupported_media_type: { status: 415, title: 'The request is not in a supported format' },
  /** The idempotency key was used before with other contents; send the request again with a new key. */
  key_reused: { status: 422, title: 'This form was already sent with other answers' },
  /** A program filled in the form: the field hidden from people is not empty. */
  not_human: { status: 400, title: 'This form seems to have been filled in automatically' },
  /** The form was sent sooner than a person can fill it in (`Retry-After` says when to try again). */
  too_quick: { status: 429, title: 'This form was sent too quickly' },
  /** The request has no valid App Check token, which proves that a page of this site made it. */
  unverified_app: { status: 403, title: 'The request could not be verified' },
  /** The ticket of an upload, or the token of a link, is wrong or has expired. */
  ticket_refused: { status: 403, title: 'This link or upload is no longer valid' },
  /** One sender made too many requests (`Retry-After` says when to try again). */
  rate_limited: { status: 429, title: 'Too many requests' },
  /** Our own error; the log has the details under the request id. */
  internal: { status: 500, title: 'Something went wrong' },
  /** A service behind the API does not respond; trying again later may help. */
  unavailable: { status: 503, title: 'The service is not available at the moment' },
} as const;

/** The code of an expected failure; it never changes, so that programs can rely on it. */
export type ApiErrorCode = keyof typeof API_ERRORS;

/** One invalid part of a request. */
export interface FieldError {
  /** Names and positions joined by dots ('gallery.0.alt'); '' for the request as a whole. */
  readonly path: string;
  /** One sentence to show beside the field. */
  readonly message: string;
}

export interface ApiErrorOptions {
  /** What happened in this case; the caller reads it. */
  readonly detail?: string;
  /** The invalid parts of the request. */
  readonly fields?: readonly FieldError[];
  /** What is stored now, in a conflict. */
  readonly current?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** The underlying error, for the log only. */
  readonly cause?: unknown;
}

/** An expected failure: thrown anywhere in a handler, it reaches the caller with its code. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly detail: string | undefined;
  readonly fields: readonly FieldError[] | undefined;
  readonly current: object | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ApiErrorCode, options: ApiErrorOptions = {}) {
    super(options.detail ?? API_ERRORS[code].title, { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.detail = options.detail;
    this.fields = options.fields;
    this.current = options.current;
    this.headers = options.headers ?? {};
  }
}
