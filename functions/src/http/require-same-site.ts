import { ApiError } from '@site/domain/errors';

/** Methods that change nothing, which any page may send. */
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Throws wrong_origin when a page of another site sent a request that changes something.
 * Programs other than browsers send neither header and pass: the check protects visitors, not the endpoint.
 */
export function requireSameSite(request: Request): void {
  if (SAFE_METHODS.has(request.method)) return;
  const fetchSite = request.headers.get('sec-fetch-site');
  if (fetchSite !== null) {
    if (fetchSite === 'same-origin' || fetchSite === 'none') return;
    throw new ApiError('wrong_origin');
  }
  const origin = request.headers.get('origin');
  if (origin === null) return;
  // Hosting passes the address the visitor used here; `Host` is then the function's own.
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host');
  if (!URL.canParse(origin) || new URL(origin).host !== host) throw new ApiError('wrong_origin');
}
