import type { Access } from '#domain/api/endpoint.ts';
import { STAFF_ROLES } from '#domain/staff/role.ts';

/**
 * Callers of the API in tests. Unconfirmed staff have a role without a confirmed email; staff off the list have the token of a
 * role whose line on the list of staff is gone; a pre-registered account is the
 * session of a person who registered a colleague's email before the invitation. Spoofed front headers come from a visitor
 * who sets the headers with which proxies and platforms report caller and origin.
 */
export const API_ACTORS = [
  'visitor',
  'member',
  'disabled staff',
  'unconfirmed staff',
  'staff off the list',
  'pre-registered account',
  ...STAFF_ROLES,
  'expired token',
  'forged token',
  'token of another project',
  'spoofed front headers',
] as const;

export type ApiActor = (typeof API_ACTORS)[number];

/** The result of the authorisation, which runs before anything else. */
export type Admission = 'admitted' | 'unauthenticated' | 'forbidden';

/** Decides whether an access admits an actor. Public endpoints ignore sign-ins, so that an invalid one does no harm. */
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
    case 'staff off the list':
      return access === 'member' ? 'admitted' : 'forbidden';
    case 'editor':
    case 'concierge':
    case 'admin':
      return access === 'member' || access.includes(actor) ? 'admitted' : 'forbidden';
  }
}
