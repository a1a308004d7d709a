/** Headers of every answer of a function: an answer is data, never a page, and belongs to this site only. */
export const RESPONSE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Name of the header that carries the id under which the log knows a request. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** For answers that no cache may keep. */
export const NOT_CACHED = 'no-store';
