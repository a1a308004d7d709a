import type { ReactElement } from 'react';

/**
 * The account of a form that asks for a password only, for password managers, which may know several of this site. It is
 * not sent: it has no name.
 */
export function UsernameField({ email }: { email: string }): ReactElement {
  return <input hidden readOnly type="email" autoComplete="username" value={email} />;
}
