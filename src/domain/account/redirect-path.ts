import { PATHS } from '#domain/site/paths.ts';

/** Longest accepted path in characters. */
const LENGTH_MAX = 1000;

/** A host that cannot exist: a URL with another origin leads away from the site. */
const HERE = 'https://site.invalid';

/** Characters that browsers drop or treat as a slash, so that the checked and the followed URL would differ. */
const UNSAFE = /[\\\p{Cc}\p{Zl}\p{Zp}]/u;

/** Paths that redirect signed-in visitors, and paths without pages. */
const NEVER = [PATHS.login, PATHS.register, PATHS.forgotPassword, '/auth', '/api', '/media', '/admin'];

/** Reads a `redirect` parameter as a path of this site; the home page for anything else. */
export function redirectPath(value: string | null): string {
  if (value === null || value.length > LENGTH_MAX || !/^\/(?!\/)/.test(value) || UNSAFE.test(value)) return PATHS.home;
  if (!URL.canParse(value, HERE)) return PATHS.home;
  const { origin, pathname, search, hash } = new URL(value, HERE);
  // '/..//host' is a path of this site until it is normalised; then it names a host.
  if (origin !== HERE || pathname.startsWith('//')) return PATHS.home;
  if (NEVER.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return PATHS.home;
  return `${pathname}${search}${hash}`;
}

/** Makes the path of the sign-in page that returns to a path of this site. */
export function loginPath(returnPath: string): string {
  return `${PATHS.login}?redirect=${encodeURIComponent(returnPath).replaceAll('%2F', '/')}`;
}
