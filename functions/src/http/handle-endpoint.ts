import type { Endpoint } from '#domain/api/endpoint.ts';
import type { Member, Sender } from '#domain/api/handler.ts';
import { ApiError } from '#domain/core/errors.ts';
import type { SecondFactorPolicy } from '#domain/staff/second-factor.ts';
import type { Authenticate } from './authenticate.ts';
import { respond } from './respond.ts';
import { authorise, requireSecondFactor, type ReadColleague } from './authorise.ts';
import { logFailure } from './error-response.ts';
import { redirectToPage, redirectToRejection } from './redirect-to-page.ts';
import { FORM_MEDIA_TYPE, mediaTypeOf, wantsPage } from './media-type.ts';
import { readHeaders, readParams, readQuery } from './read-url.ts';
import { readBody } from './read-body.ts';
import { requireSameSite } from './require-same-site.ts';
import { senderAddress } from './sender-address.ts';
import { withDeadline } from './with-deadline.ts';
import type { VerifyApp } from './verify-app.ts';

/** Milliseconds after which a request is answered in any case; the function has 30 seconds, its start included. */
const RESPONSE_TIME_MAX = 25_000;

/** A handler of any endpoint; its input was parsed with the endpoint's schemas. */
export type AnyHandler = (input: {
  params: unknown;
  query: unknown;
  body: unknown;
  headers: unknown;
  member: Member | null;
  sender: Sender;
  requestId: string;
}) => Promise<unknown>;

/** Checks of the caller of a request. */
export interface AccessChecks {
  /** Gives the member whose token a request carries. */
  readonly authenticate: Authenticate;
  /** Reads the caller's line on the list of staff. */
  readonly readColleague: ReadColleague;
  /** Throws unless a page of this site sent a request. */
  readonly verifyApp: VerifyApp;
  /** Whether staff need a second factor. */
  readonly secondFactor: () => SecondFactorPolicy;
}

/** An endpoint with its handler. */
export interface Route {
  /** Its key in the registry, such as 'GET /api/rates'. */
  readonly key: string;
  readonly endpoint: Endpoint;
  readonly handler: AnyHandler;
}

/** A request that reached its endpoint. */
export interface RoutedRequest {
  readonly request: Request;
  /** Unparsed path parameters. */
  readonly params: Readonly<Record<string, string>>;
  /** Id of the request in the log. */
  readonly requestId: string;
}

/**
 * Responds as the endpoint's contract says. Throws failures, unless a form without JavaScript or the link of an email needs
 * a redirect to a page.
 */
export async function handleEndpoint(route: Route, checks: AccessChecks, routed: RoutedRequest): Promise<Response> {
  const { endpoint } = route;
  const { request, requestId } = routed;
  const { donePage, media } = endpoint;
  if (!wantsPage(request) || (donePage === undefined && media !== 'text/html')) {
    return respond(endpoint, await callHandler(route, checks, routed));
  }
  try {
    const result = await callHandler(route, checks, routed);
    return donePage === undefined ? respond(endpoint, result) : redirectToPage(donePage);
  } catch (error) {
    logFailure(error, { requestId, method: request.method, path: new URL(request.url).pathname });
    const { body } = endpoint;
    return redirectToRejection(error, body !== undefined && 'form' in body ? body.form.fieldsIn : undefined);
  }
}

async function callHandler(
  { key, endpoint, handler }: Route,
  checks: AccessChecks,
  { request, params: rawParams, requestId }: RoutedRequest,
): Promise<unknown> {
  requireSameSite(request);
  const member = await authorise(endpoint.access, request, checks);
  requireSecondFactor(endpoint.access, member, checks.secondFactor());
  const plainForm = mediaTypeOf(request) === FORM_MEDIA_TYPE;
  // A form without JavaScript cannot carry an App Check token: it has tighter rate limits instead.
  if (endpoint.appCheck === true && !plainForm) await checks.verifyApp(request);
  const params = readParams(endpoint, rawParams);
  const query = readQuery(endpoint, new URL(request.url));
  const headers = readHeaders(endpoint, request.headers);
  const sender = { ip: senderAddress(request), plainForm };
  const body = endpoint.body === undefined ? null : await readBody(request, endpoint.body, sender.ip);
  const input = { params, query, body, headers, member, sender, requestId };
  return withDeadline(
    () => handler(input).catch((error: unknown) => requireDeclared(error, key, endpoint)),
    RESPONSE_TIME_MAX,
  );
}

/** Rethrows the error of a handler; an ApiError that the contract does not declare becomes an internal error. */
function requireDeclared(error: unknown, key: string, endpoint: Endpoint): never {
  if (error instanceof ApiError && !declares(endpoint, error)) {
    throw new Error(`${key} responded with ${error.code}, which its contract does not declare`, { cause: error });
  }
  throw error;
}

/** A handler that reads a body may reject it beyond its schema, such as a property that is no longer listed. */
function declares({ errors, body }: Endpoint, { code }: ApiError): boolean {
  return errors.includes(code) || (code === 'invalid_request' && body !== undefined);
}
