import type { Endpoint } from '#domain/api/endpoint.ts';
import * as z from 'zod';
import { NOT_CACHED } from './response-headers.ts';

/** What a page of a function may do: show itself, and post its one form to this site. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Answers with what a handler gave, held against the contract: nothing undeclared leaves. */
export function respond(endpoint: Endpoint, given: unknown): Response {
  const response = endpoint.response.parse(given);
  if (endpoint.media === undefined) {
    return Response.json(response, { headers: { 'Cache-Control': cacheControl(endpoint) } });
  }
  return new Response(z.string().parse(response), {
    headers: {
      'Cache-Control': NOT_CACHED,
      'Content-Type': `${endpoint.media}; charset=utf-8`,
      'Content-Security-Policy': PAGE_POLICY,
    },
  });
}

/** A browser asks again with every page; the CDN answers it. */
function cacheControl({ cacheSeconds }: Endpoint): string {
  return cacheSeconds === undefined ? NOT_CACHED : `public, max-age=0, s-maxage=${cacheSeconds}`;
}
