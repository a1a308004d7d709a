import { PATHS } from '#domain/site/paths.ts';

/** Longest way back that is kept, in characters. */
const LENGTH_MAX = 1000;

/** A host that cannot exist: whatever leads away from it leads away from the site. */
const HERE = 'https://site.invalid';

/** Characters that browsers drop or read as a slash, so that what is checked and what is followed would differ. */
const UNSAFE = /[\\\p{Cc}\p{Zl}\p{Zp}]/u;

/** Pages that would send a signed-in visitor on at once, or that are no pages. */
const NEVER = [PATHS.login, PATHS.register, PATHS.forgotPassword, '/auth', '/api', '/media', '/admin'];

/** The page of this site that a `redirect` parameter names; anything else, and nothing, is the home page. */
export function redirectPath(value: string | null): string {
  if (value === null || value.length > LENGTH_MAX || !/^\/(?!\/)/.test(value) || UNSAFE.test(value)) return PATHS.home;
  if (!URL.canParse(value, HERE)) return PATHS.home;
  const { origin, pathname, search, hash } = new URL(value, HERE);
  // '/..//host' is a path of this site until it is tidied; then it names a host.
  if (origin !== HERE || pathname.startsWith('//')) return PATHS.home;
  if (NEVER.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return PATHS.home;
  return `${pathname}${search}${hash}`;
}

/** The address of the sign-in page that leads back to a path of this site. */
export function loginPath(back: string): string {
  return `${PATHS.login}?redirect=${encodeURIComponent(back).replaceAll('%2F', '/')}`;
}
