import { ApiError } from '#domain/core/errors.ts';

/** Methods that change nothing, allowed from any site. */
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Throws wrong_origin when a page of another site sent a request that changes something. Programs other than browsers send
 * neither header and pass: the check protects visitors, not the endpoint.
 */
export function requireSameSite(request: Request): void {
  if (!SAFE_METHODS.has(request.method) && originOf(request) === 'other') throw new ApiError('wrong_origin');
}

/** Throws wrong_origin unless the headers, which every browser sends with a form, say that a page of this site sent it. */
export function requireOwnPage(request: Request): void {
  if (originOf(request) !== 'own') throw new ApiError('wrong_origin');
}

function originOf(request: Request): 'own' | 'other' | 'unknown' {
  const fetchSite = request.headers.get('sec-fetch-site');
  if (fetchSite === 'same-origin') return 'own';
  // 'none' is a URL that a person typed.
  if (fetchSite !== null) return fetchSite === 'none' ? 'unknown' : 'other';
  const origin = request.headers.get('origin');
  if (origin === null) return 'unknown';
  // Behind Hosting, this header has the site's host and `Host` has the function's.
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host');
  return URL.canParse(origin) && new URL(origin).host === host ? 'own' : 'other';
}
