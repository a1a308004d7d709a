/** Auth's error code, such as 'auth/too-many-requests'; '' for any other failure. */
export function authCode(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return '';
  return error.code;
}

const ENDED = [
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/requires-recent-login',
  'auth/null-user',
  // Of a repeated password: the account was deleted elsewhere, and may have been registered again.
  'auth/user-mismatch',
];

/** Whether a failure means that the session is over, so that signing in again helps. */
export function endsSession(error: unknown): boolean {
  return ENDED.includes(authCode(error));
}
