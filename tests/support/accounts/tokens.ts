/** Replaces claims of a token. The emulator does not sign tokens, so only the claims can make one invalid. */
export function alteredToken(token: string, claims: Record<string, unknown>): string {
  const [header = '', payload = ''] = token.split('.');
  const original: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify(Object.assign({}, original, claims))).toString('base64url');
  return `${header}.${forged}.`;
}

/** Time of a token's sign-in in seconds since 1970; Auth revokes by whole seconds. */
export function signedInSecond(token: string): number {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return Number(Reflect.get(Object(claims), 'auth_time'));
}
