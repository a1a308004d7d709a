// No zod here: the browser names and explains failures without paying for a schema library (`api-problem.ts` has them).

/** Every expected failure of the API: its HTTP status and the title a reader sees. */
export const API_ERRORS = {
  /** The request is malformed, or a field breaks its rule (`fields` says which). */
  invalid_request: { status: 400, title: 'The request is not valid' },
  /** No valid sign-in came with the request. */
  unauthenticated: { status: 401, title: 'Please sign in' },
  /** The signed-in account may not do this. */
  forbidden: { status: 403, title: 'This account may not do that' },
  /** The sign-in is too old for what was asked; entering the password again mends it. */
  stale_sign_in: { status: 403, title: 'Please enter your password again' },
  /** Staff must sign in with a second factor here, and this sign-in had none. */
  second_factor_required: { status: 403, title: 'Please sign in with your authenticator app' },
  /** A page of another site sent the request. */
  wrong_origin: { status: 403, title: 'The request came from another website' },
  /** Nothing lives at this address. */
  not_found: { status: 404, title: 'Nothing was found at this URL' },
  /** The address exists, but not for this method (`Allow` lists those it has). */
  method_not_allowed: { status: 405, title: 'This URL does not support that method' },
  /** The stored state is not the one the request was made for, for example a stale revision (`current` is what is stored). */
  conflict: { status: 409, title: 'This was changed in the meantime' },
  /** Documents still use what was to be removed (`fields` names them by their paths); asking again with force removes it. */
  in_use: { status: 409, title: 'This is still in use' },
  /** Without this person nobody could manage the staff any more. */
  last_admin: { status: 409, title: 'At least one administrator must remain' },
  /** Something required is missing before this can be published (`fields` names what, as 'properties/{id}.licenceNumber'). */
  unlawful: { status: 422, title: 'Something is missing before this can be published' },
  /** What was to be published shows a property that is not (`fields` names where). */
  not_published: { status: 409, title: 'This shows something that is not published' },
  /** A message between house and publisher was not signed by the other, or too long ago. */
  bad_signature: { status: 403, title: 'This message is not signed by the publisher' },
  /** The body is larger than the endpoint reads. */
  payload_too_large: { status: 413, title: 'The request is too large' },
  /** The body is not of the media type the endpoint reads. */
  unsupported_media_type: { status: 415, title: 'The request is not in a supported format' },
  /** The same idempotency key came before with other contents; send it again under a new key. */
  key_reused: { status: 422, title: 'This form was already sent with other answers' },
  /** A program filled in the form: the field that people do not see is not empty. */
  not_human: { status: 400, title: 'This form seems to have been filled in automatically' },
  /** The form was sent sooner than a person can fill it in (`Retry-After` says when to send it again). */
  too_quick: { status: 429, title: 'This form was sent too quickly' },
  /** The request carries no valid proof that this site's own page made it (App Check). */
  unverified_app: { status: 403, title: 'The request could not be verified' },
  /** The ticket for an upload, or the token of a link, is wrong or no longer valid. */
  ticket_refused: { status: 403, title: 'This link or upload is no longer valid' },
  /** Too many requests came from one sender (`Retry-After` says when to come back). */
  rate_limited: { status: 429, title: 'Too many requests' },
  /** A fault of ours; the log knows more, under the request id. */
  internal: { status: 500, title: 'Something went wrong' },
  /** A service behind the API does not answer; trying again later may help. */
  unavailable: { status: 503, title: 'The service is not available at the moment' },
} as const;

/** The name of an expected failure, stable for programs. */
export type ApiErrorCode = keyof typeof API_ERRORS;

/** One part of a request that breaks its rule. */
export interface FieldError {
  /** Where, as names and positions joined by dots ('gallery.0.alt'); '' for the request as a whole. */
  readonly path: string;
  /** What is wrong, as one sentence to show beside the field. */
  readonly message: string;
}

/** What may accompany an ApiError. */
export interface ApiErrorOptions {
  /** What happened in this one case, fit for the eyes of the caller. */
  readonly detail?: string;
  /** The parts of the request to mend. */
  readonly fields?: readonly FieldError[];
  /** What is stored now, when the request was made for an older state. */
  readonly current?: object;
  /** Response headers that belong to the failure, such as `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The error underneath, for the log only. */
  readonly cause?: unknown;
}

/** An expected failure: throw it anywhere below the API and the caller gets its code. */
export class ApiError extends Error {
  /** Which failure it is. */
  readonly code: ApiErrorCode;
  /** What happened in this one case; undefined when the title says it all. */
  readonly detail: string | undefined;
  /** The parts of the request to mend; undefined when it is not about parts. */
  readonly fields: readonly FieldError[] | undefined;
  /** What is stored now; undefined when the failure is not about an older state. */
  readonly current: object | undefined;
  /** Response headers that belong to the failure. */
  readonly headers: Readonly<Record<string, string>>;

  /** Names the failure; `options` adds what is known of this one case. */
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
