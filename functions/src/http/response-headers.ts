/** Headers of every response of a function: a response is data for this site only, never a page. */
export const RESPONSE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** The header with the id of the request in the log. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Cache-Control of responses that no cache may store. */
export const NOT_CACHED = 'no-store';
