import { redirectPath } from '#domain/account/redirect-path.ts';

/** Where the visitor goes after signing in: 'the value of the redirect query parameter, default /'. */
export function signInTarget(): string {
  return redirectPath(new URL(location.href).searchParams.get('redirect'));
}
