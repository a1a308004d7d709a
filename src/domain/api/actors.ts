import type { Access } from './endpoint.ts';

/**
 * Everybody who may call the API. Unconfirmed staff carry a role without having confirmed the address; a pre-registered
 * account is the session of whoever registered a colleague's address before the colleague was invited. Spoofed front headers
 * come from a visitor who writes the headers by which proxies and platforms tell who calls and from where.
 */
export const API_ACTORS = [
  'visitor',
  'member',
  'disabled staff',
  'unconfirmed staff',
  'pre-registered account',
  'editor',
  'concierge',
  'admin',
  'expired token',
  'forged token',
  'token of another project',
  'spoofed front headers',
] as const;

/** Somebody who calls the API. */
export type ApiActor = (typeof API_ACTORS)[number];

/** What the gate of the API does with a caller, before an endpoint looks at anything else. */
export type Admission = 'admitted' | 'unauthenticated' | 'forbidden';

/** Whether an access admits an actor. On a public endpoint nobody looks at a sign-in, so that a bad one does no harm. */
export function admission(access: Access, actor: ApiActor): Admission {
  if (access === 'public') return 'admitted';
  switch (actor) {
    case 'visitor':
    case 'disabled staff':
    case 'pre-registered account':
    case 'expired token':
    case 'forged token':
    case 'token of another project':
    case 'spoofed front headers':
      return 'unauthenticated';
    case 'member':
    case 'unconfirmed staff':
      return access === 'member' ? 'admitted' : 'forbidden';
    case 'editor':
    case 'concierge':
    case 'admin':
      return access === 'member' || access.includes(actor) ? 'admitted' : 'forbidden';
  }
}
