import type { Endpoint } from '#domain/api/endpoint.ts';
import * as z from 'zod';
import { NOT_CACHED } from './response-headers.ts';

/** Content policy of a page from a function: its own styles, and one form that posts to this site. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Responds with the result of a handler, parsed with the contract, which removes undeclared fields. */
export function respond(endpoint: Endpoint, result: unknown): Response {
  const body = endpoint.response.parse(result);
  if (endpoint.media === undefined) {
    return Response.json(body, { headers: { 'Cache-Control': cacheControl(endpoint) } });
  }
  return new Response(z.string().parse(body), {
    headers: {
      'Cache-Control': cacheControl(endpoint),
      'Content-Type': `${endpoint.media}; charset=utf-8`,
      'Content-Security-Policy': PAGE_POLICY,
    },
  });
}

/** The CDN caches the response; browsers revalidate it with every page. */
function cacheControl({ cacheSeconds }: Endpoint): string {
  return cacheSeconds === undefined ? NOT_CACHED : `public, max-age=0, s-maxage=${cacheSeconds}`;
}
