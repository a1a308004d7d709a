/** A token with other claims. The emulator signs nothing, so only its content can give it away. */
export function alteredToken(token: string, claims: Record<string, unknown>): string {
  const [header = '', payload = ''] = token.split('.');
  const original: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify(Object.assign({}, original, claims))).toString('base64url');
  return `${header}.${forged}.`;
}
