import type { Endpoint } from '#domain/api/endpoint.ts';
import type { Member, Sender } from '#domain/api/handler.ts';
import type { SecondFactorPolicy } from '#domain/staff/second-factor.ts';
import type { Authenticate } from './authenticate.ts';
import { respond } from './respond.ts';
import { authorise } from './authorise.ts';
import { logFailure } from './error-response.ts';
import { redirectToPage, redirectToRejection } from './redirect-to-page.ts';
import { FORM_MEDIA_TYPE, mediaTypeOf, wantsPage } from './media-type.ts';
import { readHeaders, readParams, readQuery } from './read-url.ts';
import { readBody } from './read-body.ts';
import { requireDeclared } from './require-declared.ts';
import { requireSecondFactor } from './require-second-factor.ts';
import { requireSameSite } from './require-same-site.ts';
import { senderAddress } from './sender-address.ts';
import type { VerifyApp } from './verify-app.ts';

/** A handler whose endpoint is no longer known to the compiler; its input was parsed by that endpoint's schemas. */
export type AnyHandler = (input: {
  params: unknown;
  query: unknown;
  body: unknown;
  headers: unknown;
  member: Member | null;
  sender: Sender;
  requestId: string;
}) => Promise<unknown>;

/** How the router finds out about its callers. */
export interface Gate {
  /** Tells who signed a request. */
  readonly authenticate: Authenticate;
  /** Throws unless this site's own page made a request. */
  readonly verifyApp: VerifyApp;
  /** Whether staff need a second factor. */
  readonly secondFactor: () => SecondFactorPolicy;
}

/** An endpoint and what does its work. */
export interface Route {
  /** Its name in the registry. */
  readonly key: string;
  /** Its contract. */
  readonly endpoint: Endpoint;
  /** Its handler. */
  readonly handler: AnyHandler;
}

/** A request that reached its endpoint. */
export interface RoutedRequest {
  /** The request. */
  readonly request: Request;
  /** The parameters of its path, as text. */
  readonly params: Readonly<Record<string, string>>;
  /** The id under which the log knows it. */
  readonly requestId: string;
}

/** Answers a request as its contract says; failures are thrown, except those a browser without JavaScript is led to a page for. */
export async function handleEndpoint(route: Route, gate: Gate, routed: RoutedRequest): Promise<Response> {
  const { endpoint } = route;
  const { request, requestId } = routed;
  if (endpoint.donePage === undefined || !wantsPage(request)) {
    return respond(endpoint, await callHandler(route, gate, routed));
  }
  try {
    await callHandler(route, gate, routed);
    return redirectToPage(endpoint.donePage);
  } catch (error) {
    logFailure(error, { requestId, method: request.method, path: new URL(request.url).pathname });
    const { body } = endpoint;
    return redirectToRejection(error, body !== null && 'form' in body ? body.form.fieldsIn : undefined);
  }
}

async function callHandler(
  { key, endpoint, handler }: Route,
  gate: Gate,
  { request, params: rawParams, requestId }: RoutedRequest,
): Promise<unknown> {
  requireSameSite(request);
  const member = await authorise(endpoint.access, request, gate.authenticate);
  requireSecondFactor(endpoint.access, member, gate.secondFactor());
  const plainForm = mediaTypeOf(request) === FORM_MEDIA_TYPE;
  // A form without JavaScript cannot carry App Check's token: it passes here and meets tighter limits instead.
  if (endpoint.appCheck === true && !plainForm) await gate.verifyApp(request);
  const params = readParams(endpoint, rawParams);
  const query = readQuery(endpoint, new URL(request.url));
  const headers = readHeaders(endpoint, request.headers);
  const sender = { address: senderAddress(request), plainForm };
  const body = endpoint.body === null ? null : await readBody(request, endpoint.body, sender.address);
  return handler({ params, query, body, headers, member, sender, requestId }).catch((error: unknown) =>
    requireDeclared(error, key, endpoint),
  );
}
