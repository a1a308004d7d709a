/** A token with other claims. The emulator signs nothing, so only its content can give it away. */
export function alteredToken(token: string, claims: Record<string, unknown>): string {
  const [header = '', payload = ''] = token.split('.');
  const original: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify(Object.assign({}, original, claims))).toString('base64url');
  return `${header}.${forged}.`;
}

/** The second since 1970 in which the sign-in of a token took place; Auth revokes by whole seconds. */
export function signedInSecond(token: string): number {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return Number(Reflect.get(Object(claims), 'auth_time'));
}
