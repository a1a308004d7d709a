import { ApiError } from '#domain/core/errors.ts';

/** Methods that change nothing, which any page may send. */
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Throws wrong_origin when a page of another site sent a request that changes something.
 * Programs other than browsers send neither header and pass: the check protects visitors, not the endpoint.
 */
export function requireSameSite(request: Request): void {
  if (!SAFE_METHODS.has(request.method) && originOf(request) === 'other') throw new ApiError('wrong_origin');
}

/** Throws wrong_origin unless the browser says that a page of this site sent the request, as every browser says of a form. */
export function requireOwnPage(request: Request): void {
  if (originOf(request) !== 'own') throw new ApiError('wrong_origin');
}

function originOf(request: Request): 'own' | 'other' | 'unknown' {
  const fetchSite = request.headers.get('sec-fetch-site');
  if (fetchSite === 'same-origin') return 'own';
  // 'none' is an address typed by the person.
  if (fetchSite !== null) return fetchSite === 'none' ? 'unknown' : 'other';
  const origin = request.headers.get('origin');
  if (origin === null) return 'unknown';
  // Hosting passes the address the visitor used here; `Host` is then the function's own.
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host');
  return URL.canParse(origin) && new URL(origin).host === host ? 'own' : 'other';
}
