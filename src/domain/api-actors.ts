import type { Access } from './api-endpoint.ts';

/** Everybody who may stand before the API. */
export const API_ACTORS = [
  'visitor',
  'member',
  'disabled staff',
  'editor',
  'concierge',
  'admin',
  'expired token',
  'forged token',
  'token of another project',
] as const;

/** Somebody who stands before the API. */
export type ApiActor = (typeof API_ACTORS)[number];

/** What the gate of the API does with a caller, before an endpoint looks at anything else. */
export type Admission = 'admitted' | 'unauthenticated' | 'forbidden';

/** Whether an access admits an actor. On a public endpoint nobody looks at a sign-in, so that a bad one does no harm. */
export function admission(access: Access, actor: ApiActor): Admission {
  if (access === 'public') return 'admitted';
  switch (actor) {
    case 'visitor':
    case 'disabled staff':
    case 'expired token':
    case 'forged token':
    case 'token of another project':
      return 'unauthenticated';
    case 'member':
      return access === 'member' ? 'admitted' : 'forbidden';
    case 'editor':
    case 'concierge':
    case 'admin':
      return access === 'member' || access.includes(actor) ? 'admitted' : 'forbidden';
  }
}
